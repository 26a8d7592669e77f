import type { ActivityEntry, FieldChange } from '#api/generated/types.gen.ts';

/** Changes of the price of a break have its quantity as their field. */
export const isBreak = (field: string): boolean => /^\d+$/.test(field);

/** The change that a row shows, and how many more there are: the one that was filtered for, else the first. */
export function shownChange(
  changes: readonly FieldChange[],
  { field = '', value = '' }: { field?: string; value?: string },
): { change: FieldChange; more: number } | null {
  const text = value.toLowerCase();
  const has = (one: string | null): boolean => one?.toLowerCase().includes(text) ?? false;
  const matches = (change: FieldChange): boolean =>
    (field === '' || change.field === field || (field === 'unitPrice' && isBreak(change.field))) &&
    (text === '' || has(change.before) || has(change.after));
  const change = changes.find(matches) ?? changes[0];
  return change ? { change, more: changes.length - 1 } : null;
}

/** A moment in UTC, to the second, as other logs write it. */
export const utcText = (at: string): string =>
  `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Whether an entry is the one that a job began with. */
export const isJobStart = ({ job, id }: Pick<ActivityEntry, 'job' | 'id'>): boolean => job?.entryId === id;
