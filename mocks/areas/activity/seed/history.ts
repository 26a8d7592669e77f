import {
  catalogueOf,
  catalogueSize,
  emptyCatalogueChanges,
} from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { Actor } from '#mocks/contract/types/types.gen.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { nobody, type ActivityRecord } from '#mocks/areas/activity/log.ts';
import { randomFrom, type Random } from '#mocks/core/random.ts';
import { staff, unusable } from '#mocks/core/users.ts';
import { indexHistory, type HistoryIndex } from './historyIndex.ts';
import { changeOfRecord, type Change, type Goods } from './changes.ts';

const SEED = 20_260_402;
const DAY_MS = 86_400_000;

/** How much was done before a mock session begins, over how many days, and every how many entries a job begins. */
const sizes = {
  demo: { entries: 90, days: 45, jobEvery: 60, jobRows: 12 },
  large: { entries: 250_000, days: 125, jobEvery: 500, jobRows: 100 },
} as const;

const colleagues = staff.map(actorOf);
/** In the small data they changed what was changed: nobody of those who can sign in finds work of others as his own. */
const former = unusable.map(actorOf);

const pickFrom = <T>(random: Random, list: readonly T[]): T | undefined =>
  list[random.whole(0, list.length - 1)];

function signInChange(random: Random, person: Actor): Change & { actor: Actor } {
  const of = { entityType: 'account', entityId: person.id, entityLabel: person.name, changes: [] } as const;
  const outcome = random.whole(1, 20);
  if (outcome === 1) return { ...of, actor: nobody(person.name), action: 'loginFailed' };
  return { ...of, actor: person, action: outcome < 14 ? 'login' : 'logout' };
}

/** What one entry of the past says; mostly changes of products, SKUs and prices. */
function changeOfPast(
  random: Random,
  goods: Goods,
  writers: readonly Actor[],
): (Change & { actor: Actor; source: ActivityRecord['source'] }) | null {
  const share = random.whole(1, 200);
  const person = pickFrom(random, colleagues) ?? nobody('');
  if (share <= 24) return { ...signInChange(random, person), source: 'call' };
  if (share <= 26) {
    const entity = {
      entityType: 'export',
      entityId: `job-s${share}`,
      entityLabel: 'Export 60 products',
    } as const;
    return { ...entity, action: 'export', actor: person, source: 'call', changes: [] };
  }
  if (share === 27) {
    const entity = { entityType: 'role', entityId: 'rol-3', entityLabel: 'Pricing Analyst' } as const;
    const changes = [{ field: 'nodeIds', before: null, after: 'Price Slabs: Edit' }];
    const [admin = person] = colleagues;
    return { ...entity, action: 'permissionChange', actor: admin, source: 'call', changes };
  }
  const change = changeOfRecord(random, goods);
  if (!change) return null;
  if (share <= 42) return { ...change, action: 'sync', actor: nobody(''), source: 'system' };
  return { ...change, actor: pickFrom(random, writers) ?? person, source: 'call' };
}

/** The activity before a mock session begins, the oldest first: the same for the same size and moment. */
function seedHistory(size: keyof typeof sizes, now: number): ActivityRecord[] {
  const random = randomFrom(SEED);
  const { entries: total, days, jobEvery, jobRows } = sizes[size];
  const { products, skus } = catalogueOf(emptyCatalogueChanges());
  // The first ones are those that examples and stories are about.
  const goods = { products: products.all().slice(20), skus: skus.all().slice(100) };
  const writers = size === 'large' ? colleagues : former;
  const records: ActivityRecord[] = [];
  const step = (days * DAY_MS) / total;
  const add = (
    change: Omit<ActivityRecord, 'id' | 'at' | 'ip' | 'requestId' | 'undo' | 'undoneBy'>,
  ): void => {
    const number = records.length + 1;
    records.push({
      ...change,
      id: `act-s${number}`,
      at: new Date(now - (total - number + 1) * step).toISOString(),
      ip: change.source === 'system' ? null : `192.0.2.${random.whole(2, 40)}`,
      requestId: change.source === 'call' ? `req-s${number}` : null,
      undo: null,
      undoneBy: null,
    });
  };
  const addJob = (): void => {
    const correlationId = `job-s${records.length + 1}`;
    const actor = pickFrom(random, writers) ?? nobody('');
    const entityLabel = `Change the status: ${jobRows} products`;
    const start = { entityType: 'bulk', entityId: correlationId, entityLabel, action: 'update' } as const;
    add({ ...start, actor, correlationId, source: 'call', changes: [] });
    for (let row = 0; row < jobRows; row += 1) {
      const product = pickFrom(random, goods.products);
      if (!product || records.length >= total) return;
      const { id: entityId, sku, status: after } = product;
      const changes = [{ field: 'status', before: after === 'active' ? 'draft' : 'active', after }];
      const entity = { entityType: 'product', entityId, entityLabel: sku, action: 'update' } as const;
      add({ ...entity, actor, correlationId, source: 'job', changes });
    }
  };
  while (records.length < total) {
    if (records.length % jobEvery === jobEvery / 2) addJob();
    const change = changeOfPast(random, goods, writers);
    if (change && records.length < total) add({ ...change, correlationId: null });
  }
  return records;
}

let shared: HistoryIndex | undefined;

/** All mock sessions share it; it is made when the log is first read. */
export const history = (): HistoryIndex =>
  (shared ??= indexHistory(seedHistory(catalogueSize(), Date.now())));
