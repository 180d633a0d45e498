/** What can be opened beside the table. */
export type Tool = 'log' | 'rules' | 'people' | 'look' | 'help' | 'menu';
