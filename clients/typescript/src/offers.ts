/* Tells the offers of the service apart. */

import type { components } from './generated/schema.js';

type Schemas = components['schemas'];

/** Returns whether an offer is one command, to be sent as it is; others are sets of cards to choose from. */
export function isCommand(offer: Schemas['Offer']): offer is Schemas['Command'] {
  return !('any_of' in offer);
}
