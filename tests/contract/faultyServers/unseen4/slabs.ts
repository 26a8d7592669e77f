import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { SlabSetRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { at, isRecord } from '#mocks/contract/homes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { refuse } from '#mocks/core/replies.ts';
import { decimal, toMoneyText } from '#entities/pricing/decimal.ts';
import { queryOf } from '#tests/contract/faultyServers/unseen/rows.ts';
import { catalogueFor, idOf } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  itemsOf,
  pathPart,
  readPath,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { dropEntries } from './dropEntries.ts';

/** Answers as if each charge per color were one of the order, for its colors alone. */
const countColorsAlone: Serve = async (call) => {
  const { products } = catalogueFor(call);
  const product = products.get(pathPart(call, 1));
  const colors = Number(queryOf(call).get('colors') ?? 1);
  if (!product || !Number.isInteger(colors)) return call.next();
  const charges = product.charges.map((charge) => {
    if (charge.per !== 'Color') return charge;
    const units = Math.max(0, colors - charge.includedUnits);
    const price = toMoneyText(decimal(charge.price).times(units));
    return { ...charge, per: 'Order' as const, price, includedUnits: 0 };
  });
  products.put({ ...product, charges });
  try {
    return await call.next();
  } finally {
    products.put(product);
  }
};

/** Takes back a draft beside one of another configuration. */
const allowOneDraft: Serve = async (call) => {
  const db = dbOf(call.request);
  const { lastId } = db.activity;
  const response = await call.next();
  if (response.status !== 201) return response;
  const id = await idOf(response);
  const [owner, currency] = ['owner', 'currency'].map((name) => at(readSent(call), name));
  const { setsOf, slabSets } = catalogueFor(call);
  const draft = setsOf(pathPart(call, 1)).find(
    (set) =>
      set.id !== id && set.state === 'draft' && set.owner.id === at(owner, 'id') && set.currency === currency,
  );
  if (!draft) return response;
  slabSets.remove(id);
  dropEntries(db, lastId);
  const current: unknown = await (await readPath(call, `/slab-sets/${draft.id}`)).json();
  return refuse({ ...examples.draftExists, current: isRecord(current) ? current : {} });
};

const leaveEndBehind: Serve = async (call) => {
  const { slabSets, setsOf } = catalogueFor(call);
  const set = slabSets.get(pathPart(call, 1));
  const start = set?.state === 'scheduled' ? set.effectiveFrom : null;
  const ending = set ? setsOf(set.productId).filter((one) => one.effectiveTo === start) : [];
  const response = await call.next();
  if (response.ok && start !== null) for (const one of ending) slabSets.put(one);
  return response;
};

const retireWithoutEnd: Serve = async (call) => {
  const { slabSets, setsOf } = catalogueFor(call);
  const productId = slabSets.get(pathPart(call, 1))?.productId ?? '';
  const live = setsOf(productId).filter(({ state }) => state === 'live');
  const response = await call.next();
  for (const { id } of response.ok ? live : []) {
    const set = slabSets.get(id);
    if (set?.state === 'retired') slabSets.put({ ...set, effectiveTo: null });
  }
  return response;
};

const isSameLadder = (a: SlabSetRecord, b: SlabSetRecord): boolean =>
  a.owner.id === b.owner.id && a.currency === b.currency && a.configuration === b.configuration;

/** The first break from the minimum on begins at the minimum. */
function startAtNextBreak({ slabSets, setsOf }: Catalogue, productId: string, before: SlabSetRecord[]): void {
  for (const draft of setsOf(productId).filter(({ state }) => state === 'draft')) {
    const source =
      before.find(({ id }) => id === draft.id) ??
      before.find((one) => one.state === 'live' && isSameLadder(one, draft));
    const minQty = draft.slabs[0]?.minQty ?? 0;
    const [next, ...others] = source?.slabs.filter((slab) => slab.minQty >= minQty) ?? [];
    if (next && source?.slabs[0]?.minQty !== minQty)
      slabSets.put({ ...draft, slabs: [{ ...next, minQty }, ...others] });
  }
}

const moveToNextPrice: Serve = async (call) => {
  const catalogue = catalogueFor(call);
  const productId = pathPart(call, 1);
  const before = catalogue.setsOf(productId);
  const response = await call.next();
  if (response.ok && at(readSent(call), 'moveFirstBreak') === true)
    startAtNextBreak(catalogue, productId, before);
  return response;
};

/** Price ladders and what is charged beside them. */
export const slabs: readonly Variant[] = [
  {
    // Charge: "`Color` each color at each location (colors × locations)".
    name: 'a charge for each color ignores the number of locations',
    operations: [
      ...(['createProduct', 'getProduct', 'listProducts', 'listCharges', 'replaceCharges'] as const),
      ...(['listSlabSets', 'createSlabSet', 'publishSlabSet', 'getQuote'] as const),
    ],
    start: () => serve('getQuote', countColorsAlone),
  },
  {
    // createSlabSet: "An owner has one draft for each currency and configuration."
    name: 'an owner has one draft for each currency, whatever the configuration',
    operations: ['createProduct', 'listSlabSets', 'createSlabSet'],
    start: () => serve('createSlabSet', allowOneDraft),
  },
  {
    // scheduleSlabSet: "the set that ended as it was to begin ends at the new moment".
    name: 'the price before a scheduled one ends at the old moment when that one is moved',
    operations: [
      ...(['createProduct', 'listSlabSets', 'createSlabSet', 'publishSlabSet', 'scheduleSlabSet'] as const),
      'getSlabSet',
    ],
    start: () => serve('scheduleSlabSet', leaveEndBehind),
  },
  {
    // publishSlabSet: "The set that was live ends now and is retired."
    name: 'a price that another one replaces at once is retired without an end',
    operations: ['createProduct', 'listSlabSets', 'createSlabSet', 'publishSlabSet', 'getSlabSet'],
    start: () => serve('publishSlabSet', retireWithoutEnd),
  },
  {
    // MoveFirstBreak: "Breaks below the new minimum are removed; the price at the minimum stays the same."
    name: 'a first break that moves up gets the price of the next break',
    operations: [
      ...(['createProduct', 'getProduct', 'updateProduct'] as const),
      ...(['createSlabSet', 'listSlabSets', 'getSlabSet'] as const),
    ],
    start: () => serve('updateProduct', moveToNextPrice),
  },
  {
    // BrokenLadders.items: "The first 20 of them."
    name: 'the total of broken ladders is the number of those that are shown',
    operations: ['createProduct', 'createSlabSet', 'listProducts', 'checkMoq'],
    start: () =>
      serve(
        'checkMoq',
        changeAnswer((body) => ({ ...body, total: itemsOf(body).length })),
      ),
  },
];
