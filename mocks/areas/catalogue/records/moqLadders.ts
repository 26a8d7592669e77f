import type { BrokenLadder, BrokenLadders, MoqChange } from '#mocks/contract/types/types.gen.ts';
import { movedToMoq, startFault } from '#entities/pricing/ladderStart.ts';
import { logActivity, type ActivityState, type Author } from '#mocks/areas/activity/log.ts';
import type { Catalogue } from './catalogueTables.ts';
import { ladderFieldChanges } from './ladderFieldChanges.ts';
import type { ProductRecord, SlabSetRecord } from './recordTypes.ts';

const MAX_ITEMS = 20;

type CurrentSet = SlabSetRecord & { state: BrokenLadder['state'] };
const isCurrentSet = (set: SlabSetRecord): set is CurrentSet => set.state !== 'retired';

/** Drafts, scheduled and live ladders that do not start at a minimum order quantity; the product's before its SKUs'. */
export function laddersNotStartingAtMoq(
  catalogue: Catalogue,
  product: ProductRecord,
  moq = product.moq,
): CurrentSet[] {
  const hasLtmCharge = product.charges.some(({ appliesLtm }) => appliesLtm);
  const broken = catalogue
    .setsOf(product.id)
    .filter(isCurrentSet)
    .filter(({ slabs }) => startFault(slabs, { moq, hasLtmCharge }) !== null);
  const productLadders = broken.filter(({ owner }) => owner.kind === 'product');
  if (productLadders.length === broken.length) return productLadders;
  // The ladder of an archived SKU sells nothing.
  const skus = new Set(catalogue.skusOf(product.id).map(({ id }) => id));
  return [...productLadders, ...broken.filter(({ owner }) => owner.kind === 'sku' && skus.has(owner.id))];
}

/** The ladders that new minimum order quantities would break. */
export function brokenLadders(catalogue: Catalogue, changes: Iterable<MoqChange>): BrokenLadders {
  const all = [...changes].flatMap(({ productId, moq }): BrokenLadder[] => {
    const product = catalogue.products.get(productId);
    if (!product) return [];
    return laddersNotStartingAtMoq(catalogue, product, moq).map(
      ({ id, owner, ownerLabel, currency, configuration, state, slabs }) => ({
        ...{ id, productId, owner, ownerLabel, name: product.name, currency, configuration, state, moq },
        startsAt: slabs[0]?.minQty ?? moq,
      }),
    );
  });
  return { total: all.length, items: all.slice(0, MAX_ITEMS) };
}

/** Who moves first breaks, when, and as a part of which job. */
export interface MoveContext {
  db: { activity: ActivityState };
  catalogue: Catalogue;
  author: Author;
  now: string;
  correlationId?: string;
}

const isSameLadder = (a: SlabSetRecord, b: SlabSetRecord): boolean =>
  a.owner.id === b.owner.id && a.currency === b.currency && a.configuration === b.configuration;

/**
 * Moves the first break of the ladders of a product to its minimum order quantity. Only drafts are written: a price that
 * is live or scheduled gets one beside it, unless it has one.
 */
export function moveFirstBreaks(context: MoveContext, product: ProductRecord): void {
  const { db, catalogue, author, now, correlationId } = context;
  const update = { updatedAt: now, updatedBy: author.actor };
  const sets = catalogue.setsOf(product.id);
  const broken = laddersNotStartingAtMoq(catalogue, product);
  const drafts = broken.filter(({ state }) => state === 'draft');
  const withoutDraft = broken
    .filter((set) => !sets.some((one) => one.state === 'draft' && isSameLadder(one, set)))
    // What is paid now before what is to come: one draft for both.
    .toSorted((a, b) => a.state.localeCompare(b.state));
  const sources = withoutDraft.filter(
    (set, index) => withoutDraft.findIndex((one) => isSameLadder(one, set)) === index,
  );
  const moved: { before: SlabSetRecord | null; after: SlabSetRecord }[] = [
    ...drafts.map((before) => ({
      before,
      after: {
        ...before,
        ...update,
        slabs: movedToMoq(before.slabs, product.moq),
        version: before.version + 1,
      },
    })),
    ...sources.map((source) => ({
      before: null,
      after: {
        ...source,
        ...update,
        id: catalogue.nextId('set'),
        slabs: movedToMoq(source.slabs, product.moq),
        state: 'draft' as const,
        effectiveFrom: null,
        effectiveTo: null,
        source: 'manual' as const,
        note: '',
        override: null,
        version: 1,
        createdAt: now,
      },
    })),
  ];
  for (const { before, after } of moved) {
    catalogue.slabSets.put(after);
    logActivity(db, author, {
      action: before ? 'update' : 'create',
      entityType: 'slabSet',
      entityId: after.id,
      entityLabel: after.ownerLabel,
      changes: ladderFieldChanges(before, after),
      undo: { kind: 'slabSet', before, after },
      ...(correlationId === undefined ? {} : { correlationId }),
    });
  }
}
