import type {
  CategoryRecord,
  NoteRecord,
  ProductRecord,
  SkuRecord,
  SlabSetRecord,
} from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { CompetitorRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type {
  AlertRecord,
  AlertRuleRecord,
  CategoryMappingRecord,
  PriceRuleRecord,
  DecisionsRecord,
  ListingRecord,
  MarketSettingsRecord,
} from '#mocks/areas/market/records/recordTypes.ts';
import type { Actor, ActivityEntry, FieldChange } from '#mocks/contract/types/types.gen.ts';
import { actorOf, type Account, type MemberState } from '#mocks/core/accounts.ts';
import type { NodeRecord } from '#mocks/core/permissionNodes.ts';
import type { RoleRecord } from '#mocks/core/roles.ts';

/** Entries of a mock session that are kept; the oldest go. */
const MAX_ENTRIES = 50_000;

/** Records that can be undone, by the kind of their entries. What undoing them takes is a line in `undoKinds.ts`. */
export interface UndoRecords {
  product: ProductRecord;
  productNote: NoteRecord;
  sku: SkuRecord;
  slabSet: SlabSetRecord;
  category: CategoryRecord;
  member: MemberState;
  role: RoleRecord;
  permissionNode: NodeRecord;
  competitor: CompetitorRecord;
  match: ListingRecord;
  competitorDecisions: DecisionsRecord;
  alertRule: AlertRuleRecord;
  priceRule: PriceRuleRecord;
  alert: AlertRecord;
  marketSettings: MarketSettingsRecord;
  categoryMapping: CategoryMappingRecord;
}

/** A record before and after a change; null: it was not there. */
export type Undo<Kind extends keyof UndoRecords = keyof UndoRecords> = {
  [K in Kind]: { kind: K; before: UndoRecords[K] | null; after: UndoRecords[K] | null };
}[Kind];

/** An entry as the mock keeps it. */
export interface ActivityRecord
  extends Omit<ActivityEntry, 'job' | 'folded' | 'undoable' | 'undoneAt' | 'changes'> {
  changes: readonly FieldChange[];
  /** How to undo it; null: it is of a kind that is not undone. */
  undo: Undo | null;
  /** The entry of its undoing. */
  undoneBy: string | null;
}

/** The log of a mock session, the oldest entry first. Plain data. */
export interface ActivityState {
  entries: ActivityRecord[];
  lastId: number;
}

export const emptyActivity = (): ActivityState => ({ entries: [], lastId: 0 });

/** Who did something, and how the server heard of it. */
export type Author = Pick<ActivityRecord, 'actor' | 'source' | 'ip' | 'requestId'>;

/** Whoever is not signed in. */
export const nobody = (name: string): Actor => ({ id: 'nobody', name });

const requestIds = new WeakMap<Request, string>();

function requestIdOf(request: Request): string {
  const id = requestIds.get(request) ?? `req-${crypto.randomUUID().slice(0, 13)}`;
  requestIds.set(request, id);
  return id;
}

/** Who makes a call. */
export function authorOf({ me, request }: { me: { account: Account }; request: Request }): Author {
  return authorNamed(actorOf(me.account), request);
}

/** The same at a call without a sign-in. */
export function authorNamed(actor: Actor, request: Request): Author {
  const ip = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '127.0.0.1';
  return { actor, source: 'call', ip, requestId: requestIdOf(request) };
}

/** What is to be written down. */
export type NewEntry = Pick<ActivityRecord, 'action' | 'entityType' | 'entityId' | 'entityLabel'> &
  Partial<Pick<ActivityRecord, 'changes' | 'correlationId' | 'undo'>>;

/** An account as what an entry is about; of an unknown one there is the address that was tried. */
export function accountEntity(
  account: Pick<Account, 'profile'> | undefined,
  email = '',
): Pick<NewEntry, 'entityType' | 'entityId' | 'entityLabel'> {
  const { id, name } = account ? actorOf(account) : nobody(email);
  return { entityType: 'account', entityId: id, entityLabel: name };
}

const SECRET_FIELD = /password|passwd|secret|token|credential|api.?key|cvc|pin$/i;
export const MASK = '••••••';

const maskSecrets = (changes: readonly FieldChange[]): FieldChange[] =>
  changes.map((change) =>
    SECRET_FIELD.test(change.field)
      ? { ...change, before: change.before && MASK, after: change.after && MASK }
      : change,
  );

/** Writes down what was done, as a server does by itself: one helper for all areas. */
export function logActivity(
  { activity }: { activity: ActivityState },
  author: Author,
  { changes = [], correlationId = null, undo = null, ...fields }: NewEntry,
): ActivityRecord {
  activity.lastId += 1;
  const entry: ActivityRecord = {
    id: `act-n${activity.lastId}`,
    at: new Date().toISOString(),
    ...fields,
    ...author,
    changes: maskSecrets(changes),
    correlationId,
    undo,
    undoneBy: null,
  };
  activity.entries.push(entry);
  if (activity.entries.length > MAX_ENTRIES) activity.entries.shift();
  return entry;
}

/** An entry of a mock session by its id. */
export function findLogged({ entries, lastId }: ActivityState, id: string): ActivityRecord | undefined {
  const entry = entries[Number(id.replace(/^act-n/, '')) - (lastId - entries.length) - 1];
  return entry?.id === id ? entry : undefined;
}

const toText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Field by field what a change made of a record; what did not change is left out. */
export function fieldChanges(before: object, after: object, fields: readonly string[]): FieldChange[] {
  const beforeValues = new Map(Object.entries(before));
  const afterValues = new Map(Object.entries(after));
  return fields.flatMap((field) => {
    const change = { field, before: toText(beforeValues.get(field)), after: toText(afterValues.get(field)) };
    // An empty text and none are the same to whoever reads it.
    return (change.before ?? '') === (change.after ?? '') ? [] : [change];
  });
}

/** The same change the other way round. */
export function swapChange({ field, before, after, beforeRecord, afterRecord }: FieldChange): FieldChange {
  return {
    field,
    before: after,
    after: before,
    ...(afterRecord ? { beforeRecord: afterRecord } : {}),
    ...(beforeRecord ? { afterRecord: beforeRecord } : {}),
  };
}
