import type { SlabSetRecord, SupplierRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { at, isRecord } from '#mocks/contract/homes.ts';
import { decimal } from '#entities/pricing/decimal.ts';
import {
  askInstead,
  catalogueFor,
  codesOf,
  idOf,
  isRefusedFor,
  replaceBody,
} from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  changeBody,
  itemsOf,
  listOf,
  pathPart,
  readPath,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

/** The first break is to be the minimum, whatever is charged below it. */
const wantMinimumFirst: Serve = async (call) => {
  const { products, skus } = catalogueFor(call);
  const ownerId = String(at(at(readSent(call), 'owner'), 'id'));
  const product = products.get(skus.get(ownerId)?.productId ?? ownerId);
  const charges = product?.charges.filter(({ appliesLtm }) => !appliesLtm) ?? [];
  const response = await call.next();
  if (!response.ok || !product || charges.length === product.charges.length) return response;
  products.put({ ...product, charges });
  const strict: unknown = await (await call.next()).json();
  products.put(product);
  const further = listOf(at(strict, 'issues')).filter((one) => at(one, 'rule') === 'L2');
  return changeBody(response, (body) => ({ ...body, issues: [...further, ...listOf(body['issues'])] }));
};

const isSameLadder = (a: SlabSetRecord, b: SlabSetRecord): boolean =>
  a.owner.id === b.owner.id && a.currency === b.currency && a.configuration === b.configuration;

const showLiveForDraft: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 409 || !(await codesOf(response)).includes('draft_exists')) return response;
  const draft = at(await response.clone().json(), 'current');
  const live = catalogueFor(call)
    .setsOf(pathPart(call, 1))
    .find(
      (set) =>
        set.state === 'live' &&
        set.owner.id === at(at(draft, 'owner'), 'id') &&
        set.currency === at(draft, 'currency') &&
        set.configuration === at(draft, 'configuration'),
    );
  if (!live) return response;
  const current: unknown = await (await readPath(call, `/slab-sets/${live.id}`)).json();
  return replaceBody(response, (body) => ({ ...body, current }));
};

/** Does not look at what is scheduled. */
const endWhenever: Serve = async (call) => {
  const response = await call.next();
  const { slabSets, setsOf } = catalogueFor(call);
  const set = slabSets.get(pathPart(call, 1));
  if (!set || !(await isRefusedFor(response, 'overlaps'))) return response;
  const scheduled = setsOf(set.productId).filter(
    (one) => one.state === 'scheduled' && isSameLadder(one, set),
  );
  for (const { id } of scheduled) slabSets.remove(id);
  const answer = await call.next();
  for (const one of scheduled) slabSets.put(one);
  return answer;
};

const ORDER = ['draft', 'live', 'scheduled', 'retired'];

const listLiveFirst = changeAnswer((body) => {
  const placeOf = (set: unknown): number => ORDER.indexOf(String(at(set, 'state')));
  return { ...body, items: itemsOf(body).toSorted((a, b) => placeOf(a) - placeOf(b)) };
});

/** Reckons with the discount codes that a supplier had before. */
function keepCodes(): Serve {
  const former = new Map<string, SupplierRecord['discountCodes']>();
  return async (call) => {
    const { suppliers, products } = catalogueFor(call);
    if (call.id === 'updateSupplier') {
      const id = pathPart(call, 1);
      const codes = suppliers.get(id)?.discountCodes;
      const response = await call.next();
      if (response.ok && codes && at(readSent(call), 'discountCodes') !== undefined) former.set(id, codes);
      return response;
    }
    const supplier = suppliers.get(products.get(pathPart(call, 1))?.supplierId ?? '');
    const discountCodes = supplier && former.get(supplier.id);
    if (call.id !== 'getCosts' || !discountCodes) return call.next();
    suppliers.put({ ...supplier, discountCodes });
    const response = await call.next();
    suppliers.put(supplier);
    return changeBody(response, (body) => ({ ...body, discountCodes: supplier.discountCodes }));
  };
}

const LAST_DIGIT = '0.0001';

/** The floor with its last digit cut off instead of rounded up. */
const cutFloor = changeAnswer((body) => ({
  ...body,
  derived: listOf(body['derived']).map((one) => {
    const floor = at(one, 'floorPrice');
    // Four decimals that are not zeros are what is left of more.
    const isRounded = typeof floor === 'string' && /\.\d{3}[1-9]$/.test(floor);
    return isRounded && isRecord(one)
      ? { ...one, floorPrice: decimal(floor).minus(LAST_DIGIT).toString() }
      : one;
  }),
}));

const scheduleRetired: Serve = async (call) => {
  const response = await call.next();
  const { slabSets, setsOf } = catalogueFor(call);
  const record = slabSets.get(pathPart(call, 1));
  const set = setsOf(record?.productId ?? '').find(({ id }) => id === record?.id);
  if (response.status !== 409 || set?.state !== 'retired') return response;
  if (!(await codesOf(response)).includes('wrong_state')) return response;
  slabSets.put({ ...set, state: 'draft', effectiveFrom: null, effectiveTo: null });
  const answer = await askInstead(call, (body) => body);
  if (!answer.ok) slabSets.put(set);
  return answer;
};

const followItself: Serve = async (call) => {
  const response = await call.next();
  if (!(await isRefusedFor(response, 'same'))) return response;
  const link = at(readSent(call), 'link');
  const answer = await askInstead(call, (body) => ({ ...body, link: null }));
  const { slabSets } = catalogueFor(call);
  const set = answer.ok ? slabSets.get(await idOf(answer)) : undefined;
  if (!set || !isRecord(link)) return answer;
  slabSets.put(Object.assign({}, set, { link }));
  return changeBody(answer, (body) => ({ ...body, link }));
};

/** Writes the moved break into the price that is paid. */
const moveLiveBreak: Serve = async (call) => {
  const { slabSets, setsOf } = catalogueFor(call);
  const productId = pathPart(call, 1);
  const before = setsOf(productId);
  const response = await call.next();
  if (!response.ok || at(readSent(call), 'moveFirstBreak') !== true) return response;
  const made = setsOf(productId).filter(({ id }) => before.every((one) => one.id !== id));
  for (const draft of made) {
    const live = before.find((one) => one.state === 'live' && isSameLadder(one, draft));
    if (!live) continue;
    slabSets.remove(draft.id);
    slabSets.put({ ...live, slabs: draft.slabs, version: live.version + 1 });
  }
  return readPath(call, `/products/${productId}`);
};

/** Price ladders. */
export const slabs: readonly Variant[] = [
  {
    // SlabIssue, L2: "it may be lower where a charge has `appliesLtm`".
    name: 'a ladder may not start below the minimum although less is charged for',
    operations: ['replaceCharges', 'validateSlabSet'],
    start: () => serve('validateSlabSet', wantMinimumFirst),
  },
  {
    // createSlabSet: "`409` answers `draft_exists` with it as `current`".
    name: 'a second draft is answered with the price that is live',
    operations: ['createSlabSet'],
    start: () => serve('createSlabSet', showLiveForDraft),
  },
  {
    // retireSlabSet: "L9: an end after the beginning of a scheduled set is refused with `overlaps`."
    name: 'a price ends after the next one has begun',
    operations: ['scheduleSlabSet', 'retireSlabSet'],
    start: () => serve('retireSlabSet', endWhenever),
  },
  {
    // listSlabSets: "drafts first, then scheduled, live and retired ones".
    name: 'live prices stand before scheduled ones',
    operations: ['listSlabSets'],
    start: () => serve('listSlabSets', listLiveFirst),
  },
  {
    // getCosts: "The supplier's breaks, net of the supplier's discount codes."
    name: 'costs are net of the discount codes that the supplier had before',
    operations: ['updateSupplier', 'getCosts', 'validateSlabSet'],
    start: keepCodes,
  },
  {
    // DerivedSlab.floorPrice: "The lowest price whose `gpPct` is not below the floor of the category."
    name: 'the floor of a price is rounded down',
    operations: ['getCosts', 'validateSlabSet'],
    start: () => serve('validateSlabSet', cutFloor),
  },
  {
    // scheduleSlabSet: "Only drafts and scheduled sets can be scheduled: `409` with `wrong_state`."
    name: 'a price that is over is scheduled again',
    operations: ['retireSlabSet', 'scheduleSlabSet'],
    start: () => serve('scheduleSlabSet', scheduleRetired),
  },
  {
    // SlabLink: "its own currency is `422` with `same`".
    name: 'a ladder follows itself',
    operations: ['createSlabSet'],
    start: () => serve('createSlabSet', followItself),
  },
  {
    // MoveFirstBreak: "for a scheduled or live price a draft is made …, and no price changes before it is published".
    name: 'moving the first break changes the price that is live',
    operations: ['listSlabSets', 'updateProduct'],
    start: () => serve('updateProduct', moveLiveBreak),
  },
];
