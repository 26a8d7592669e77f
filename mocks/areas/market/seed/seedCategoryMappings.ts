import type { CategoryMappingRecord, ListingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import { seedOf } from '#mocks/core/random.ts';

/** How each site calls a category that we call by this title. */
const namings: readonly ((title: string) => string)[] = [
  (title) => `Promotional ${title}`,
  (title) => `Custom ${title}`,
  (title) => `All ${title}`,
  (title) => `Shop / ${title}`,
  (title) => `${title} with your logo`,
  (title) => `${title} bedrucken`,
  (title) => `Branded ${title}`,
];

/** This one sorts by the last word alone, so that several of our categories are one of its own. */
const COARSE_COMPETITOR = '3';

/** The category of a competitor's site in which it sells what we have in a category of the seed. */
export function mappingIdOf(competitorId: string, categoryId: string): string {
  const number = competitorId.slice('cmp-'.length);
  const slug = categoryId.slice('cat-'.length);
  return `cmap-${number}-${number === COARSE_COMPETITOR ? (slug.split('-').at(-1) ?? slug) : slug}`;
}

function seedMapping(id: string, competitorId: string, now: number): CategoryMappingRecord {
  const [, number = '', ...words] = id.split('-');
  const title = words.join(' ');
  const name = namings[(Number(number) - 1) % namings.length]?.(title) ?? title;
  // A few wait for somebody, and all those of the one that sorts otherwise than we do.
  const isMapped = number !== COARSE_COMPETITOR && seedOf(id) % 4 !== 0;
  return {
    id,
    competitorId,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    categoryId: isMapped ? `cat-${words.join('-')}` : null,
    version: 1,
    updatedAt: new Date(now - 30 * 86_400_000).toISOString(),
    updatedBy: isMapped ? { id: 'u-1002', name: 'Mateo Herrera' } : null,
  };
}

/** The categories of competitors in which the pages stand, most of them mapped to the one of ours that they were made of. */
export function seedCategoryMappings(
  listings: Iterable<ListingRecord>,
  now: number,
): ReadonlyMap<string, CategoryMappingRecord> {
  const mappings = new Map<string, CategoryMappingRecord>();
  for (const { mappingId, competitorId } of listings) {
    if (mappingId !== null && !mappings.has(mappingId))
      mappings.set(mappingId, seedMapping(mappingId, competitorId, now));
  }
  return mappings;
}
