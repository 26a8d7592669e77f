import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { termsOf } from '#mocks/areas/market/records/marketTerms.ts';
import { findMissingRate } from '#mocks/areas/slabs/records/rates.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { SlabSetRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import {
  versionConflict,
  draftExists,
  notFound,
  unknownReference,
  unprocessable,
  wrongState,
} from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { checkLadder, findDraftRefusal } from '#mocks/areas/slabs/records/ladderChecks.ts';
import {
  setsEndingAtStartOf,
  findSet,
  nextStart,
  saveSet,
  findSiblingSet,
  keepPriceCodes,
} from '#mocks/areas/slabs/records/slabRecords.ts';
import { locationOf } from '#mocks/core/route.ts';

const stateOrder: readonly SlabSetRecord['state'][] = ['draft', 'scheduled', 'live', 'retired'];

const MAX_DRAFTS = 20;

/** A ladder follows another one by an exchange rate. It needs one, and cannot follow itself. */
function findLinkRefusal(
  { market }: Catalogue,
  { link, currency }: Pick<SlabSetRecord, 'link' | 'currency'>,
) {
  if (link?.currency === currency) {
    return unprocessable({ field: 'link.currency', code: 'same', message: 'A ladder can’t follow itself' });
  }
  return link === null
    ? undefined
    : findMissingRate('link.currency', link.currency, currency, termsOf(market).rates);
}

/** Slab sets to read, and drafts to write. */
export const slabSets = {
  listSlabSets: (call) => {
    const refusal = missingPermission(call.me, permissions.priceSlabs);
    if (refusal) return refusal;
    const { catalogue } = requestContext(call);
    if (!catalogue.products.get(call.path.productId)) return notFound();
    const { owner, currency, configuration, state } = call.query;
    const items = catalogue
      .setsOf(call.path.productId)
      .filter(
        (set) =>
          (!owner || set.owner.id === owner) &&
          (!currency || set.currency === currency) &&
          (!configuration || set.configuration === configuration) &&
          (!state || state.includes(set.state)),
      )
      .toSorted(
        (a, b) =>
          stateOrder.indexOf(a.state) - stateOrder.indexOf(b.state) || b.updatedAt.localeCompare(a.updatedAt),
      );
    return { status: 200, body: { items } };
  },

  listSlabDrafts: (call) => {
    const refusal = missingPermission(call.me, permissions.priceSlabs);
    if (refusal) return refusal;
    const { id } = actorOf(call.me.account);
    const items = requestContext(call)
      .catalogue.slabSets.all()
      .filter(({ state, updatedBy }) => state === 'draft' && updatedBy.id === id)
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
      .slice(0, MAX_DRAFTS);
    return { status: 200, body: { items } };
  },

  createSlabSet: (call) => {
    const refusal = missingPermission(call.me, permissions.priceSlabsEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const product = context.catalogue.products.get(call.path.productId);
    if (!product) return notFound();
    const { owner } = call.body;
    const sku =
      owner.kind === 'sku'
        ? context.catalogue.skusOf(product.id).find(({ id }) => id === owner.id)
        : undefined;
    if (owner.kind === 'sku' ? !sku : owner.id !== product.id) {
      return unprocessable(unknownReference('owner.id', 'This SKU isn’t part of this product'));
    }
    const inputRefusal =
      findLinkRefusal(context.catalogue, call.body) ?? findDraftRefusal(context, { ...call.body, product });
    if (inputRefusal) return inputRefusal;
    const now = new Date(context.viewer.now).toISOString();
    const draft = findSiblingSet(context, product.id, call.body, 'draft');
    if (draft) return draftExists(draft, draft.updatedBy.name);
    const live = findSiblingSet(context, product.id, call.body, 'live');
    const set: SlabSetRecord = {
      ...call.body,
      slabs: keepPriceCodes(context, call.body.slabs, live?.slabs ?? []),
      id: context.catalogue.nextId('set'),
      productId: product.id,
      ownerLabel: sku?.sku ?? product.sku,
      state: 'draft',
      effectiveFrom: null,
      effectiveTo: null,
      source: 'manual',
      override: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      updatedBy: actorOf(call.me.account),
    };
    const body = saveSet(call, context, null, set, 'create');
    return { status: 201, body, ...locationOf(`/slab-sets/${body.id}`) };
  },

  getSlabSet: (call) => {
    const refusal = missingPermission(call.me, permissions.priceSlabs);
    if (refusal) return refusal;
    const found = findSet(requestContext(call), call.path.slabSetId);
    return found ? { status: 200, body: found.set } : notFound();
  },

  updateSlabSet: (call) => {
    const refusal = missingPermission(call.me, permissions.priceSlabsEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const found = findSet(context, call.path.slabSetId);
    if (!found) return notFound();
    const { version, ...changes } = call.body;
    const change = { ...changes, slabs: keepPriceCodes(context, changes.slabs, found.set.slabs) };
    if (version !== found.set.version) return versionConflict(found.set, found.set.updatedBy.name);
    if (found.set.state !== 'draft')
      return wrongState(found.set, 'Only drafts can be edited. Start a draft from this version.');
    const next = { ...found.set, ...change };
    const inputRefusal =
      findLinkRefusal(context.catalogue, next) ??
      findDraftRefusal(context, { ...next, product: found.product });
    if (inputRefusal) return inputRefusal;
    return {
      status: 200,
      body: saveSet(call, context, found.set, { ...found.set, ...change, version: version + 1 }),
    };
  },

  deleteSlabSet: (call) => {
    const refusal = missingPermission(call.me, permissions.priceSlabsEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const found = findSet(context, call.path.slabSetId);
    if (!found) return notFound();
    if (call.query.version !== found.set.version) return versionConflict(found.set, found.set.updatedBy.name);
    if (found.set.state !== 'draft' && found.set.state !== 'scheduled') {
      return wrongState(found.set, 'Only drafts and scheduled prices can be deleted.');
    }
    const extendedSets = setsEndingAtStartOf(context, found.set);
    context.catalogue.slabSets.remove(found.set.id);
    for (const other of extendedSets) {
      const effectiveTo = nextStart(context, other, found.set.effectiveFrom);
      saveSet(call, context, other, { ...other, effectiveTo, version: other.version + 1 });
    }
    const entity = {
      entityType: 'slabSet',
      entityId: found.set.id,
      entityLabel: found.set.ownerLabel,
    } as const;
    const isDraft = found.set.state === 'draft';
    const undo = isDraft ? ({ kind: 'slabSet', before: found.set, after: null } as const) : null;
    logActivity(call.db, authorOf(call), { action: 'delete', ...entity, undo });
    return { status: 200, body: { id: found.set.id } };
  },

  validateSlabSet: (call) => {
    const refusal = missingPermission(call.me, permissions.priceSlabs);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { owner } = call.body;
    const productId = owner.kind === 'product' ? owner.id : context.catalogue.skus.get(owner.id)?.productId;
    const product = productId === undefined ? undefined : context.catalogue.products.get(productId);
    if (!product) return unprocessable(unknownReference('owner.id', 'This product or SKU doesn’t exist'));
    return { status: 200, body: checkLadder(context, { ...call.body, product }) };
  },
} satisfies Partial<Area<'slabs'>>;
