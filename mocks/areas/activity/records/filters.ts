import { isBreak, PRICE } from '#mocks/areas/activity/seed/historyIndex.ts';
import { foldCase } from '#mocks/areas/catalogue/records/skuNumbers.ts';
import type { FieldChange } from '#mocks/contract/types/types.gen.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import { isSecurity } from './isSecurity.ts';
import type { ActivityRecord } from '#mocks/areas/activity/log.ts';
import type { Call, SignedIn } from '#mocks/core/types.ts';
import { canReadField, readsEverything } from '#mocks/core/withheld.ts';

type Query = Call<'listActivity'>['query'];
export type ActivityQuery = { [Name in keyof Query]?: Query[Name] | undefined };

type Matches = (entry: ActivityRecord) => boolean;

/** Finds changes by field and by the old or the new value. */
function matchesChange({ field, value }: ActivityQuery): ((change: FieldChange) => boolean) | null {
  if (field === undefined && value === undefined) return null;
  const text = value?.toLowerCase();
  // The same values come again and again.
  const known = new Map<string, boolean>();
  const has = (one: string | null): boolean => {
    if (one === null || text === undefined) return false;
    const answer = known.get(one) ?? one.toLowerCase().includes(text);
    known.set(one, answer);
    return answer;
  };
  return (change) =>
    (field === undefined || change.field === field || (field === PRICE && isBreak(change.field))) &&
    (text === undefined || has(change.before) || has(change.after));
}

/** The words of a search, folded. */
export const wordsOf = (q = ''): string[] => foldCase(q).split(/\s+/).filter(Boolean);

/** Whether somebody may read a field; asked for many thousand changes, answered once for each field. */
export function fieldReader(me: Pick<SignedIn, 'titles'>): (field: string) => boolean {
  const known = new Map<string, boolean>();
  return (field) => {
    const answer = known.get(field) ?? canReadField(me, field);
    known.set(field, answer);
    return answer;
  };
}

/** What a query asks of an entry besides its time, the cheap questions first; null: nothing. */
export function activityFilter(query: ActivityQuery, me: SignedIn): Matches | null {
  const canRead = fieldReader(me);
  const canReadAll = readsEverything(me);
  const { entityType, entityId, actorId, action, jobId, security, q } = query;
  const conditions: Matches[] = [];
  if (entityId !== undefined) conditions.push((entry) => entry.entityId === entityId);
  if (entityType !== undefined) conditions.push((entry) => entry.entityType === entityType);
  if (jobId !== undefined) conditions.push((entry) => entry.correlationId === jobId);
  if (query.mine === true) {
    const own = actorOf(me.account).id;
    conditions.push((entry) => entry.actor.id === own);
  }
  if (actorId !== undefined) conditions.push((entry) => entry.actor.id === actorId);
  if (action !== undefined && action.length > 0) {
    const actions = new Set(action);
    conditions.push((entry) => actions.has(entry.action));
  }
  if (security === true) conditions.push(isSecurity);
  const isFound = matchesChange(query);
  if (isFound)
    conditions.push(({ changes }) => changes.some((change) => isFound(change) && canRead(change.field)));
  const words = wordsOf(q);
  if (words.length > 0)
    conditions.push(({ entityLabel, entityId: id, actor }) => {
      const text = foldCase(`${entityLabel} ${id} ${actor.name}`);
      return words.every((word) => text.includes(word));
    });
  if (!canReadAll)
    conditions.push(({ changes }) => changes.length === 0 || changes.some(({ field }) => canRead(field)));
  if (conditions.length === 0) return null;
  return (entry) => {
    // Asked of many thousand entries: a loop is what costs least.
    for (const matches of conditions) if (!matches(entry)) return false;
    return true;
  };
}
