import type { Db } from '#mocks/core/db.ts';

/** Takes the entries that came after this number out of the log. */
export function dropEntries({ activity }: Db, lastId: number): void {
  activity.entries.splice(activity.entries.length - (activity.lastId - lastId));
  activity.lastId = lastId;
}
