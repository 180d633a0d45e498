/* Strokes of the icons that neither the header nor a table's first view has, in a box of 24 by 24. */

export const FURTHER_ICON_PATHS = {
  flag: 'M6 21V4H19L16 8.5L19 13H6',
  home: 'M4 11L12 4L20 11M6 10V20H18V10M10 20V14H14V20',
  play: 'M7 4L20 12L7 20Z',
  pause: 'M8 5V19M16 5V19',
  next: 'M9 5L16 12L9 19',
  previous: 'M15 5L8 12L15 19',
  nextBout: 'M5 5L12 12L5 19M12 5L19 12L12 19',
  previousBout: 'M19 5L12 12L19 19M12 5L5 12L12 19',
  last: 'M6 5L13 12L6 19M18 5V19',
  first: 'M18 5L11 12L18 19M6 5V19',
  link: 'M10 14L14 10M8.5 11L6 13.5C4.5 15 4.5 17 6 18.5C7.5 20 9.5 20 11 18.5L13 16M11 8L13.5 5.5C15 4 17 4 18.5 5.5C20 7 20 9 18.5 10.5L16 13',
  download: 'M12 4V15M7 10L12 15L17 10M5 20H19',
  seal: 'M12 3L19 6V11C19 16 16 19 12 21C8 19 5 16 5 11V6ZM8.5 12L11 14.5L15.5 9.5',
} as const;

export type FurtherIconName = keyof typeof FURTHER_ICON_PATHS;
