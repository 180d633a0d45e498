/* The addresses that lead to a saved rule set, and from it to a new table. */

export const ruleSetPath = (id: string) => `/rule-sets/${id}`;

export const newTablePath = (id: string) => `/new?rule_set=${id}`;
