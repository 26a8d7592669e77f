import type { ChangedBy } from '#shared/form/changedBy.ts';

/** How a line of a list is known, and when two lines say the same. */
export interface LineKind<Line> {
  keyOf: (line: Line) => string;
  /** The line as one text: for a comparison, and for a person who chooses between two. */
  textOf: (line: Line) => string;
}

/** Lines by their key; of two with one key the second is known by its number too. */
export function linesByKey<Line>(lines: readonly Line[], { keyOf }: LineKind<Line>): Map<string, Line> {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const key = keyOf(line);
    let name = key;
    for (let copy = 2; found.has(name); copy += 1) name = `${key} ${copy}`;
    found.set(name, line);
  }
  return found;
}

/** Keys of lines that I added, changed or removed, and that are not the same on the server now. */
export function differingKeys<Line>(
  { base, theirs, mine }: Record<'base' | 'theirs' | 'mine', readonly Line[]>,
  kind: LineKind<Line>,
): string[] {
  const texts = (lines: readonly Line[]): Map<string, string> =>
    new Map([...linesByKey(lines, kind)].map(([key, line]) => [key, kind.textOf(line)]));
  const [was, is, want] = [texts(base), texts(theirs), texts(mine)];
  return [...new Set([...want.keys(), ...was.keys()])].filter(
    (key) => want.get(key) !== was.get(key) && want.get(key) !== is.get(key),
  );
}

/** Who changed a line that I added, changed or removed: they did too, where theirs is not what both began with. */
export function lineChangedBy<Line>(
  key: string,
  { base, theirs }: Record<'base' | 'theirs', readonly Line[]>,
  kind: LineKind<Line>,
): ChangedBy {
  const [was, is] = [base, theirs].map((lines) => linesByKey(lines, kind).get(key));
  const text = (line: Line | undefined) => (line === undefined ? undefined : kind.textOf(line));
  return text(was) === text(is) ? 'mine' : 'both';
}

/** Their lines, with those of mine that were chosen in place of theirs. */
export function mergedLines<Line>(
  theirs: readonly Line[],
  mine: readonly Line[],
  chosen: readonly string[],
  kind: LineKind<Line>,
): Line[] {
  const all = linesByKey(theirs, kind);
  const wanted = linesByKey(mine, kind);
  for (const key of chosen) {
    const line = wanted.get(key);
    if (line === undefined) all.delete(key);
    else all.set(key, line);
  }
  return [...all.values()];
}
