/** The tools that open beside the table. */
export type Tool = 'log' | 'rules' | 'people' | 'look' | 'help' | 'menu';
