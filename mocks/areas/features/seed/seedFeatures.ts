import type { FeatureRecord, FeatureSeed } from '#mocks/areas/features/records/recordTypes.ts';
import { slugOfTitle } from '#mocks/areas/features/records/slugOfTitle.ts';
import type { ProductFeature } from '#mocks/contract/types/types.gen.ts';
import { randomFrom, type Random } from '#mocks/core/random.ts';
import { featureConcepts, type FeatureConcept, type ValueKind } from './featureConcepts.ts';
import { valuesOf } from './valueSpellings.ts';

const SEED = 20_261_128;
const DAY_MS = 86_400_000;
const writer = { id: 'u-1004', name: 'Sofia Lindqvist' };

/** What more suppliers add to the same names, in the large catalogue. */
const endings = ['', ' (spec)', ' *', ' info', ' 1', ' (net)', ' – value', ' attr.', ' (EU)', ' – std'];

/** How much of a hundred that can be said of products is said of one. */
const shares = { demo: 66, large: 24 } as const;

/** The first products have nothing beside what they are made of: somebody typed them in. */
const PLAIN = 8;

const typeOf: Readonly<Partial<Record<ValueKind, FeatureRecord['type']>>> = {
  yesNo: 'boolean',
  method: 'enum',
  packing: 'enum',
};

/** A feature of the seed with the values that are known of it. */
interface SeededFeature {
  readonly record: FeatureRecord;
  /** Rows as products have them: one object for each, however many products have it. */
  readonly rows: readonly ProductFeature[];
}

/** The features of a catalogue, and how to give them to its products. */
export interface SeededFeatures {
  readonly seed: FeatureSeed;
  /** What a supplier says of its product beside its material and variant. */
  readonly describe: (number: number, supplierId: string) => readonly ProductFeature[];
}

function seedFeature(
  concept: FeatureConcept,
  spelling: number,
  ending: string,
  updatedAt: string,
): SeededFeature {
  const written = concept.spellings[spelling] ?? '';
  const [name, unit] = typeof written === 'string' ? [written, null] : written;
  const title = `${name}${ending}`;
  const id = slugOfTitle(title);
  const isTidy = spelling === 0 && ending === '';
  const record: FeatureRecord = {
    id,
    title,
    slug: id,
    type: unit !== null ? 'number' : isTidy ? (typeOf[concept.kind] ?? 'text') : 'text',
    unit,
    status: isTidy && concept.isTidy ? 'canonical' : 'raw',
    mergedIntoId: null,
    sources: [],
    archivedAt: null,
    version: 1,
    updatedAt,
    updatedBy: writer,
  };
  const values = valuesOf(concept, unit, spelling);
  return { record, rows: values.map((value) => ({ featureId: id, title, value })) };
}

/** Material and variant, which every product has. */
function ownFeatures(updatedAt: string): FeatureRecord[] {
  return ['Material', 'Variant'].map((title) => ({
    id: slugOfTitle(title),
    title,
    slug: slugOfTitle(title),
    type: 'text',
    unit: null,
    status: 'canonical',
    mergedIntoId: null,
    sources: [],
    archivedAt: null,
    version: 1,
    updatedAt,
    updatedBy: writer,
  }));
}

/** The names of one thing, by the supplier who uses them: each has its own, and now and then another one. */
function pickSpelling(names: readonly SeededFeature[], supplier: number, random: Random): number {
  return random.percent(15) ? random.whole(0, names.length - 1) : supplier % names.length;
}

/** The same for the same size and moment. The numbers that look random are its own: no other part of the seed moves. */
export function seedFeatures(isLarge: boolean, now: number): SeededFeatures {
  const share = isLarge ? shares.large : shares.demo;
  const named = featureConcepts.map((concept, place) =>
    concept.spellings.flatMap((_, spelling) =>
      endings
        .slice(0, isLarge ? endings.length : 1)
        .map((ending, copy) =>
          seedFeature(
            concept,
            spelling,
            ending,
            new Date(now - (((place * 13 + spelling * 7 + copy) % 290) + 2) * DAY_MS).toISOString(),
          ),
        ),
    ),
  );
  const all = named.flat();
  const own = ownFeatures(new Date(now - 400 * DAY_MS).toISOString());
  const records = [...own, ...all.map(({ record }) => record)];
  return {
    seed: {
      features: new Map(records.map((record) => [record.id, record])),
      knownValues: new Map(all.map(({ record, rows }) => [record.id, rows.map(({ value }) => value)])),
    },
    describe: (number, supplierId) => {
      if (number <= PLAIN) return [];
      const random = randomFrom(SEED + number);
      const supplier = Number(supplierId.slice(4));
      return featureConcepts.flatMap((concept, place) => {
        const names = named[place];
        if (concept.isUnused || !names || !random.percent(share)) return [];
        const first = pickSpelling(names, supplier + place * 3, random);
        // A supplier who changed its names says some things under both.
        const second = random.percent(18) ? random.whole(0, names.length - 1) : first;
        return [...new Set([first, second])].flatMap((spelling) => {
          const { rows = [] } = names[spelling] ?? {};
          return rows[random.whole(0, rows.length - 1)] ?? [];
        });
      });
    },
  };
}
