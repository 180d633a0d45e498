/* The reactions as strokes in a box of 24 by 24; `ground` is filled below them. */

import type { ReactionCode } from '../wire';

const FACE = 'M12 2.5A9.5 9.5 0 1 0 12 21.5A9.5 9.5 0 1 0 12 2.5';
const EYES = 'M8.5 9V10.5M15.5 9V10.5';

export interface Sign {
  ground: string;
  strokes: string;
  colour: 'brass' | 'red' | 'orange';
}

export const SIGNS: Record<ReactionCode, Sign> = {
  smile: { ground: FACE, strokes: `${EYES}M7.5 14Q12 18.5 16.5 14`, colour: 'brass' },
  laugh: {
    ground: FACE,
    strokes:
      'M7 10.5L8.7 8.7L10.4 10.5M13.6 10.5L15.3 8.7L17 10.5M7 13.5H17Q16 18.5 12 18.5Q8 18.5 7 13.5Z',
    colour: 'brass',
  },
  wow: {
    ground: FACE,
    strokes:
      'M8.5 9.5V10.5M15.5 9.5V10.5M6.8 6.8L9.5 6M17.2 6.8L14.5 6M12 13.2A2.2 2.6 0 1 0 12 18.4A2.2 2.6 0 1 0 12 13.2',
    colour: 'brass',
  },
  sad: { ground: FACE, strokes: `${EYES}M7.5 17Q12 12.5 16.5 17`, colour: 'brass' },
  angry: {
    ground: FACE,
    strokes: 'M6.5 7.5L10 9.3M17.5 7.5L14 9.3M8.5 10.5V11.3M15.5 10.5V11.3M8 17Q12 14.3 16 17',
    colour: 'red',
  },
  thumbs_up: {
    ground:
      'M3 11H7V21H3ZM7 12L11.5 3.5Q14.5 3.5 14 7L13.3 10H19Q21.5 10.3 21 12.8L19.3 19Q18.8 21 16.8 21H7Z',
    strokes: 'M7 11V21M15.5 13.5H21M15 17.2H20',
    colour: 'brass',
  },
  heart: {
    ground:
      'M12 21L4 13Q1.5 10 3 6.8Q4.8 3.5 8.3 4.2Q10.8 4.8 12 7.2Q13.2 4.8 15.7 4.2Q19.2 3.5 21 6.8Q22.5 10 20 13Z',
    strokes: '',
    colour: 'red',
  },
  fire: {
    ground:
      'M12.5 2Q13.5 6 16.5 9Q19.5 12 19 15.5Q18 21.5 12 22Q6 21.5 5 15.5Q5 11.5 8 8.5Q8.3 10.8 10 11.5Q9.5 6 12.5 2Z',
    strokes: 'M12 13.5Q9.3 16 10 18.3Q10.6 20 12 20Q13.8 19.8 14 17.8Q14 15.6 12 13.5',
    colour: 'orange',
  },
};
