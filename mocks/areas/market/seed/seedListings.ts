import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { CompetitorRecord, ListingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import { mappingIdOf } from './seedCategoryMappings.ts';
import type { Random } from '#mocks/core/random.ts';

const HOUR_MS = 3_600_000;

const strongSignals = [
  { signal: 'gtin', score: 1 },
  { signal: 'title', score: 0.92 },
] as const;
const weakSignals = [
  { signal: 'title', score: 0.71 },
  { signal: 'image', score: 0.64 },
  { signal: 'dimensions', score: 0.8 },
] as const;

function seedStatus({ id }: CompetitorRecord, random: Random): ListingRecord['status'] {
  // One competitor has a new site, where many of the old addresses lead nowhere.
  if (random.percent(id === 'cmp-4' ? 20 : 2)) return 'broken';
  return random.percent(85) ? 'confirmed' : random.percent(75) ? 'suggested' : 'rejected';
}

/** Hours since a page was read: most at the last scan, some are being forgotten, and broken ones since they broke. */
function seedAge(
  { scanFrequency }: CompetitorRecord,
  status: ListingRecord['status'],
  random: Random,
): number {
  if (status === 'broken') return random.whole(4, 25) * 24;
  if (random.percent(14)) return random.whole(3, 50) * 24;
  return random.whole(1, { daily: 30, weekly: 8 * 24, manual: 25 * 24 }[scanFrequency]);
}

const DAY_MS = 24 * HOUR_MS;
const reviewers = [
  { id: 'u-1002', name: 'Mateo Herrera' },
  { id: 'u-1003', name: 'Priya Raman' },
] as const;
const rejectReasons = ['wrongProduct', 'wrongPack', 'notDecorated', 'deadUrl', 'other'] as const;

/** What a person said of a page, if anybody looked at it. It draws no random number, so prices stay as they are. */
function seedDecision(number: number, status: ListingRecord['status'], now: number) {
  if (status === 'suggested') return { decidedBy: null, decidedAt: null, rejectReason: null };
  return {
    decidedBy: reviewers[number % 2] ?? null,
    decidedAt: new Date(now - (40 + (number % 300)) * DAY_MS).toISOString(),
    rejectReason: status === 'rejected' ? (rejectReasons[number % 5] ?? null) : null,
  };
}

/** How others call our goods, and how sure that makes a machine. It draws no random number, so prices stay as they are. */
function seedSuggestion({ name }: ProductRecord, number: number, isExact: boolean) {
  const step = (number * 7) % 10;
  const title = isExact
    ? [`Custom ${name}`, `${name} with your logo`, name][number % 3]
    : [`${name}, assorted colors`, `Promotional ${name.split(' ').slice(1).join(' ')}`][number % 2];
  return { listingTitle: title ?? name, confidence: (isExact ? 90 + step : 55 + step * 3) / 100 };
}

/** A page of a competitor for a product. */
export function seedListing(
  product: ProductRecord,
  competitor: CompetitorRecord,
  now: number,
  random: Random,
): ListingRecord {
  const number = product.id.slice(4);
  const isExact = random.percent(80);
  const status = seedStatus(competitor, random);
  // Some sell by the box, and for a few nobody has looked yet how many are in it.
  const packFactor = random.percent(8) ? random.pick([10, 25, 50]) : 1;
  const stock = random.whole(1, 100);
  const decision = seedDecision(Number(number), status, now);
  const source = random.percent(70) ? 'auto' : random.percent(50) ? 'manual' : 'import';
  const isPackUnset = random.percent(4);
  const lastSeenAt = new Date(now - seedAge(competitor, status, random) * HOUR_MS).toISOString();
  return {
    id: `lst-${number}-${competitor.id.slice(4)}`,
    productId: product.id,
    competitorId: competitor.id,
    url: `https://${competitor.domain}/p/${number}`,
    mappingId: mappingIdOf(competitor.id, product.categoryId),
    listingTitle: product.name,
    matchType: isExact ? 'exact' : 'equivalent',
    status,
    confidence: isExact ? 0.96 : 0.74,
    reasons: isExact ? strongSignals : weakSignals,
    source,
    packFactor: isPackUnset ? null : packFactor,
    availability:
      stock <= 88 ? 'inStock' : stock <= 92 ? 'backorder' : stock <= 97 ? 'outOfStock' : 'unknown',
    lastSeenAt,
    listingSku: `${competitor.domain.slice(0, 3).toUpperCase()}-${number}`,
    imageUrl: null,
    ...(status === 'suggested' ? seedSuggestion(product, Number(number), isExact) : {}),
    ...decision,
    failedReads: status === 'broken' ? 3 : 0,
    anomalies: {},
    version: 1,
    updatedAt: decision.decidedAt ?? lastSeenAt,
    updatedBy: decision.decidedBy,
  };
}
