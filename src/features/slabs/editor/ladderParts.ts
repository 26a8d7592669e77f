/** Which of the parts below the ladder is open, in the address. */
export const panelParam = 'panel';

/** Id of what holds those parts: a sentence above leads there. */
export const LADDER_PARTS = 'ladder-parts';
