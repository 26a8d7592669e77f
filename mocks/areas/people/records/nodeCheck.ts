import type { NearDuplicate, NodeCheck } from '#mocks/contract/types/types.gen.ts';
import { titleKey } from './nodeTree.ts';

interface Titled {
  id: string;
  title: string;
}

/** How few letters may differ between two titles of this length. Short words are alike by chance. */
const mostEdits = (length: number): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

/** Letters to add, drop, replace or swap with their neighbour until two texts are the same. */
export function editDistance(from: string, to: string): number {
  const [a, b] = [Array.from(from), Array.from(to)];
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const above = rows[row - 1] ?? [];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + cost,
          isSwap ? (rows[row - 2]?.[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    rows.push(line);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** Why two titles that are not the same are taken for each other; undefined: they are not. */
export function similarity(one: string, other: string): NearDuplicate['reason'] | undefined {
  if (one === other) return undefined;
  const [a, b] = [one.normalize('NFC').toLowerCase(), other.normalize('NFC').toLowerCase()];
  if (a === b) return 'case';
  const [closeA, closeB] = [a.replaceAll(/\s/g, ''), b.replaceAll(/\s/g, '')];
  if (closeA === closeB) return 'spacing';
  const [plainA, plainB] = [closeA.replaceAll(/[\p{P}\p{S}]/gu, ''), closeB.replaceAll(/[\p{P}\p{S}]/gu, '')];
  if (plainA === plainB) return plainA === '' ? undefined : 'punctuation';
  const limit = mostEdits(Math.min(plainA.length, plainB.length));
  if (Math.abs(plainA.length - plainB.length) > limit) return undefined;
  return editDistance(plainA, plainB) <= limit ? 'spelling' : undefined;
}

/** Where the tree and the titles that an app knows do not agree. */
export function checkNodes(nodes: readonly Titled[], knownTitles: readonly string[]): NodeCheck {
  const known = new Set(knownTitles);
  const titles = new Set(nodes.map(({ title }) => title));
  const missing = [...known].filter((title) => !titles.has(title));
  const toTitle = ({ id, title }: Titled): Titled => ({ id, title });
  const unused = nodes.filter(({ title }) => !known.has(title)).map(toTitle);
  const isDuplicate = (one: Titled, other: Titled): boolean =>
    one.id !== other.id && titleKey(one.title) === titleKey(other.title);
  const nearDuplicates = unused.flatMap((node, index): NearDuplicate[] => {
    // Two nodes that are both unused are one pair.
    const paired = new Set(unused.slice(0, index).map(({ id }) => id));
    const others = nodes.filter((other) => !paired.has(other.id) && !isDuplicate(node, other));
    return [...others.map(({ title }) => title), ...missing].flatMap((similarTo) => {
      const reason = similarity(node.title, similarTo);
      return reason ? { id: node.id, title: node.title, similarTo, reason } : [];
    });
  });
  const duplicates = nodes.filter((node) => nodes.some((other) => isDuplicate(node, other))).map(toTitle);
  return { missing, unused, duplicates, nearDuplicates };
}
