/* Appearance and preferences at the table, as a player chooses them. */

export const CARD_BACKS = ['folk', 'weave', 'sunray', 'plain', 'night', 'scales'] as const;
export type CardBack = (typeof CARD_BACKS)[number];

export const CARD_FACES = ['classic', 'large', 'cream'] as const;
/** The design of card faces: with pips and pictures, with one large sign, or on old paper. */
export type CardFaces = (typeof CARD_FACES)[number];

export const FELTS = ['house', 'walnut', 'linen', 'green', 'blue', 'wine', 'slate'] as const;
/** The table's ground; that of the house is walnut in the dark and linen in the light. */
export type Felt = (typeof FELTS)[number];

export const IN_ADVANCE = ['none', 'fitting', 'any'] as const;
/** The cards that may be chosen in advance: none, those that fit the table already, or any. */
export type InAdvance = (typeof IN_ADVANCE)[number];
