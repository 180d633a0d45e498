/* The addresses of the pictures of courts and jokers: a first table is playable without them. */

export const COURT_FILES = import.meta.glob<string>('./courts/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
