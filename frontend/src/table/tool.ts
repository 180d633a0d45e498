/** What can be opened beside the table. */
export type Tool = 'log' | 'rules' | 'look' | 'help' | 'menu';
