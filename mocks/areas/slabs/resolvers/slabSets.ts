import { logActivity } from '#mocks/areas/catalogue/records/activityLog.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { missingRate } from '#mocks/areas/slabs/records/rates.ts';
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
import { checkLadder, draftProblems } from '#mocks/areas/slabs/records/ladderChecks.ts';
import {
  setsEndingAtStartOf,
  findSet,
  nextStart,
  saveSet,
  findSiblingSet,
  keepPriceCodes,
} from '#mocks/areas/slabs/records/slabRecords.ts';
import { madeAt } from '#mocks/core/route.ts';

const stateOrder: readonly SlabSetRecord['state'][] = ['draft', 'scheduled', 'live', 'retired'];

const MOST_DRAFTS = 20;

/** A ladder follows another one by an exchange rate. It needs one, and cannot follow itself. */
function refusedLink({ link, currency }: Pick<SlabSetRecord, 'link' | 'currency'>) {
  if (link?.currency === currency) {
    return unprocessable({ field: 'link.currency', code: 'same', message: 'A ladder can’t follow itself' });
  }
  return link === null ? undefined : missingRate('link.currency', link.currency, currency);
}

/** Slab sets to read, and drafts to write. */
export const slabSets = {
  listSlabSets: (call) => {
    const refused = missingPermission(call.me, permissions.priceSlabs);
    if (refused) return refused;
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
    const refused = missingPermission(call.me, permissions.priceSlabs);
    if (refused) return refused;
    const { id } = actorOf(call.me.account);
    const items = requestContext(call)
      .catalogue.slabSets.all()
      .filter(({ state, updatedBy }) => state === 'draft' && updatedBy.id === id)
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
      .slice(0, MOST_DRAFTS);
    return { status: 200, body: { items } };
  },

  createSlabSet: (call) => {
    const refused = missingPermission(call.me, permissions.priceSlabsEdit);
    if (refused) return refused;
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
    const wrong = refusedLink(call.body) ?? draftProblems(context, { ...call.body, product });
    if (wrong) return wrong;
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
    return { status: 201, body, ...madeAt(`/slab-sets/${body.id}`) };
  },

  getSlabSet: (call) => {
    const refused = missingPermission(call.me, permissions.priceSlabs);
    if (refused) return refused;
    const it = findSet(requestContext(call), call.path.slabSetId);
    return it ? { status: 200, body: it.set } : notFound();
  },

  updateSlabSet: (call) => {
    const refused = missingPermission(call.me, permissions.priceSlabsEdit);
    if (refused) return refused;
    const context = requestContext(call);
    const it = findSet(context, call.path.slabSetId);
    if (!it) return notFound();
    const { version, ...sent } = call.body;
    const change = { ...sent, slabs: keepPriceCodes(context, sent.slabs, it.set.slabs) };
    if (version !== it.set.version) return versionConflict(it.set, it.set.updatedBy.name);
    if (it.set.state !== 'draft')
      return wrongState(it.set, 'Only drafts can be edited. Start a draft from this version.');
    const next = { ...it.set, ...change };
    const wrong = refusedLink(next) ?? draftProblems(context, { ...next, product: it.product });
    if (wrong) return wrong;
    return {
      status: 200,
      body: saveSet(call, context, it.set, { ...it.set, ...change, version: version + 1 }),
    };
  },

  deleteSlabSet: (call) => {
    const refused = missingPermission(call.me, permissions.priceSlabsEdit);
    if (refused) return refused;
    const context = requestContext(call);
    const it = findSet(context, call.path.slabSetId);
    if (!it) return notFound();
    if (call.query.version !== it.set.version) return versionConflict(it.set, it.set.updatedBy.name);
    if (it.set.state !== 'draft' && it.set.state !== 'scheduled') {
      return wrongState(it.set, 'Only drafts and scheduled prices can be deleted.');
    }
    const holdingOn = setsEndingAtStartOf(context, it.set);
    context.catalogue.slabSets.remove(it.set.id);
    for (const other of holdingOn) {
      const effectiveTo = nextStart(context, other, it.set.effectiveFrom);
      saveSet(call, context, other, { ...other, effectiveTo, version: other.version + 1 });
    }
    const entity = { entityType: 'slabSet', entityId: it.set.id, entityLabel: it.set.ownerLabel } as const;
    const actor = actorOf(call.me.account);
    logActivity(call.db.catalogue, context.catalogue, { actor, action: 'delete', ...entity, changes: [] });
    return { status: 200, body: { id: it.set.id } };
  },

  validateSlabSet: (call) => {
    const refused = missingPermission(call.me, permissions.priceSlabs);
    if (refused) return refused;
    const context = requestContext(call);
    const { owner } = call.body;
    const productId = owner.kind === 'product' ? owner.id : context.catalogue.skus.get(owner.id)?.productId;
    const product = productId === undefined ? undefined : context.catalogue.products.get(productId);
    if (!product) return unprocessable(unknownReference('owner.id', 'This product or SKU doesn’t exist'));
    return { status: 200, body: checkLadder(context, { ...call.body, product }) };
  },
} satisfies Partial<Area<'slabs'>>;
