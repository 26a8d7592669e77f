import { at } from '#mocks/contract/homes.ts';
import { rewriteBody } from '#tests/contract/faultyServers/buildAnswers.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import { catalogueFor, isRefusedFor, withOtherKey } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  changeQuery,
  itemsOf,
  listOf,
  pathPart,
  readPath,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

/** Does what is asked of a set, and leaves the other sets of its product as they were. */
async function keepOtherSets(call: Call, ask: () => Promise<Response>): Promise<Response> {
  const { slabSets, setsOf } = catalogueFor(call);
  const set = slabSets.get(pathPart(call, 1));
  const others = setsOf(set?.productId ?? '').filter(({ id }) => id !== set?.id);
  const response = await ask();
  if (response.ok) for (const one of others) slabSets.put(one);
  return response;
}

const endNow: Serve = async (call) => {
  const response = await call.next();
  const { slabSets } = catalogueFor(call);
  const set = slabSets.get(pathPart(call, 1));
  if (!response.ok || !set || at(readSent(call), 'effectiveTo') === undefined) return response;
  slabSets.put({ ...set, state: 'retired', effectiveTo: new Date().toISOString() });
  return readPath(call, `/slab-sets/${set.id}`);
};

const scheduleAnyway: Serve = async (call) => {
  const response = await call.next();
  if (at(readSent(call), 'endOther') === true || !(await isRefusedFor(response, 'overlaps'))) return response;
  const request = rewriteBody(call, (body) => ({ ...body, endOther: true }));
  return keepOtherSets(call, () => call.next(withOtherKey(call, request)));
};

/** Price ladders and what is computed of them. */
export const slabs: readonly Variant[] = [
  {
    // retireSlabSet: "The set ends now, or stays live until `effectiveTo`."
    name: 'a price that is to end later ends now',
    operations: ['listSlabSets', 'retireSlabSet', 'getSlabSet'],
    start: () => serve('retireSlabSet', endNow),
  },
  {
    // scheduleSlabSet: "a live or scheduled set that would be valid at the same time refuses with `overlaps`".
    name: 'two prices are scheduled for the same time',
    operations: ['createSlabSet', 'scheduleSlabSet', 'getSlabSet'],
    start: () => serve('scheduleSlabSet', scheduleAnyway),
  },
  {
    // deleteSlabSet: "A set that was to end when a scheduled one begins stays live when that one is deleted".
    name: 'a price still ends when the scheduled one after it is deleted',
    operations: ['createSlabSet', 'scheduleSlabSet', 'deleteSlabSet', 'listSlabSets', 'getSlabSet'],
    start: () => serve('deleteSlabSet', (call) => keepOtherSets(call, () => call.next())),
  },
  {
    // DerivedSlab.maxQty: "One below the next slab's `minQty`".
    name: 'a break reaches up to the next one and includes it',
    operations: ['validateSlabSet'],
    start: () =>
      serve(
        'validateSlabSet',
        changeAnswer((body) => {
          const derived = listOf(body['derived']);
          const upTo = derived.map((_, index) => at(derived[index + 1], 'minQty') ?? null);
          return {
            ...body,
            derived: derived.map((slab, index) => Object.assign({}, slab, { maxQty: upTo[index] })),
          };
        }),
      ),
  },
  {
    // Colors: "Number of colors of the decoration", from 0 on; "0 … are values like others".
    name: 'a quote without colors is one of one color',
    operations: ['getQuote', 'listCharges', 'replaceCharges'],
    start: () =>
      serve(
        'getQuote',
        changeQuery((query) => {
          if (query.get('colors') === '0') query.delete('colors');
        }),
      ),
  },
  {
    // listSlabSets: "drafts first, then scheduled, live and retired ones, the latest first".
    name: 'the ladders of a product come without regard to their state',
    operations: ['listSlabSets', 'createSlabSet'],
    start: () =>
      serve(
        'listSlabSets',
        changeAnswer((body) => ({
          ...body,
          items: itemsOf(body).toSorted((a, b) =>
            String(a['createdAt']).localeCompare(String(b['createdAt'])),
          ),
        })),
      ),
  },
];
