import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { touchedIn, type Changes } from '#mocks/core/table.ts';

/** How often products that are not archived say something of themselves. */
export interface FeatureUse {
  /** As the first product that has it calls it: for a feature that nobody has described. */
  readonly title: string;
  readonly since: string;
  products: number;
  /** Products by supplier. */
  readonly suppliers: Map<string, number>;
  /** Products by value. */
  readonly values: Map<string, number>;
}

export type FeatureUses = ReadonlyMap<string, FeatureUse>;

type Uses = Map<string, FeatureUse>;

function add<K>(counts: Map<K, number>, key: K, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}

/** Counts a product in or out. */
function count(uses: Uses, { features, supplierId, archivedAt, createdAt }: ProductRecord, by: 1 | -1): void {
  if (archivedAt !== null) return;
  const counted = new Set<string>();
  const said = new Set<string>();
  for (const { featureId, title, value } of features) {
    let use = uses.get(featureId);
    if (!use) {
      use = { title, since: createdAt, products: 0, suppliers: new Map(), values: new Map() };
      uses.set(featureId, use);
    }
    if (!counted.has(featureId)) {
      counted.add(featureId);
      use.products += by;
      add(use.suppliers, supplierId, by);
    }
    const key = `${featureId}\n${value}`;
    if (!said.has(key)) add(use.values, value, by);
    said.add(key);
  }
}

/** What products say of themselves, before anybody changed one. */
export function countUses(products: Iterable<ProductRecord>): FeatureUses {
  const uses: Uses = new Map();
  for (const product of products) count(uses, product, 1);
  return uses;
}

/** What is kept of a mock session: the counts, and how far it has read what the session changed. */
interface Kept {
  uses: Uses | null;
  readonly counted: Map<string, ProductRecord | undefined>;
  read: number;
}

/** By the changes of the session, so that it ends with them. */
const sessions = new WeakMap<Changes<ProductRecord>, Kept>();

const copyOf = (uses: FeatureUses): Uses =>
  new Map(
    [...uses].map(([id, use]) => [
      id,
      { ...use, suppliers: new Map(use.suppliers), values: new Map(use.values) },
    ]),
  );

/** What products say of themselves now. Only products that were changed since the last question are counted again. */
export function usesIn(
  products: Changes<ProductRecord>,
  seeded: ReadonlyMap<string, ProductRecord>,
  seededUses: () => FeatureUses,
): FeatureUses {
  const touched = touchedIn(products);
  let kept = sessions.get(products);
  const isNew = !kept;
  if (!kept) {
    kept = { uses: null, counted: new Map(), read: touched.length };
    sessions.set(products, kept);
  }
  const ids = isNew
    ? [...Object.keys(products.put), ...Object.keys(products.removed)]
    : touched.slice(kept.read);
  kept.read = touched.length;
  if (ids.length === 0) return kept.uses ?? seededUses();
  const uses = (kept.uses ??= copyOf(seededUses()));
  for (const id of new Set(ids)) {
    const before = kept.counted.has(id) ? kept.counted.get(id) : seeded.get(id);
    const after = Object.hasOwn(products.removed, id) ? undefined : (products.put[id] ?? seeded.get(id));
    if (before) count(uses, before, -1);
    if (after) count(uses, after, 1);
    kept.counted.set(id, after);
  }
  return uses;
}
