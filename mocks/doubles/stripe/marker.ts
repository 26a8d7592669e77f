/** Stands in every script of the stand-in, so that a build which must not hold it can be searched for it. */
export const DOUBLE_MARKER = 'backroom-stripe-double';
