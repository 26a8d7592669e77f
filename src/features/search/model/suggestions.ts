import type { SavedSearch } from '#api/generated/types.gen.ts';

/** A search that the box offers: one of this sign-in, or a saved one. */
export type Suggestion =
  | { kind: 'recent'; id: string; text: string }
  | { kind: 'saved'; id: string; text: string; search: SavedSearch };

const MOST = 5;

/** Text as it is compared: without case and accents. */
const folded = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** What fits what is typed so far; what is typed already is no offer. */
export function suggestionsFor(
  input: string,
  recent: readonly string[],
  saved: readonly SavedSearch[],
): Suggestion[] {
  const asked = folded(input.trim());
  const fits = (text: string): boolean => folded(text).includes(asked);
  return [
    ...recent
      .filter((text) => fits(text) && folded(text) !== asked)
      .slice(0, MOST)
      .map((text) => ({ kind: 'recent' as const, id: `recent ${text}`, text })),
    ...saved
      .filter(({ name }) => fits(name))
      .slice(0, MOST)
      .map((search) => ({ kind: 'saved' as const, id: `saved ${search.id}`, text: search.name, search })),
  ];
}
