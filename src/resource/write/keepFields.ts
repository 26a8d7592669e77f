/** Theirs, with the fields that I keep of mine. */
export const keepFields = <Values extends object>(
  theirs: Values,
  mine: Values,
  kept: readonly (keyof Values)[],
): Values => Object.assign({}, theirs, Object.fromEntries(kept.map((key) => [key, mine[key]])));
