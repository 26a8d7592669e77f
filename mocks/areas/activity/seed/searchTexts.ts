import type { ActivityRecord } from '#mocks/areas/activity/log.ts';
import { foldCase } from '#mocks/areas/catalogue/records/skuNumbers.ts';

/**
 * What entries are found by as text, each text once: many thousand entries are about the same records and by the same
 * people. `about` and `actor` have the place of its texts for each entry.
 */
export interface SearchTexts {
  texts: readonly string[];
  about: Int32Array;
  actor: Int32Array;
}

export function indexTexts(all: readonly ActivityRecord[]): SearchTexts {
  const places = new Map<string, number>();
  const placeOf = (text: string): number => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const about = Int32Array.from(all, ({ entityLabel, entityId }) => placeOf(`${entityLabel} ${entityId}`));
  const actor = Int32Array.from(all, (entry) => placeOf(entry.actor.name));
  return { texts: Array.from(places.keys(), foldCase), about, actor };
}

/** The entries that have each of these words, folded, in what they are about or in who did it. */
export function entriesWithWords(
  all: readonly ActivityRecord[],
  { texts, about, actor }: SearchTexts,
  words: readonly string[],
): ActivityRecord[] {
  const hits = words.map((word) => Uint8Array.from(texts, (text) => Number(text.includes(word))));
  return all.filter((_, place) =>
    hits.every((hit) => hit[about[place] ?? 0] === 1 || hit[actor[place] ?? 0] === 1),
  );
}
