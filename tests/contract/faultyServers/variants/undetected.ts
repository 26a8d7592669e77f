/**
 * Variants that no check finds yet, by name. A test holds the list to what the checks do: a variant that is found after
 * all must leave it.
 */
export const undetected: readonly string[] = [];
