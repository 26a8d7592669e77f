import type { Db } from '#mocks/core/db.ts';
import type { Table } from '#mocks/core/table.ts';
import type { Permission } from '#session/permissions.ts';

/** What undoing a kind of record takes. */
export interface UndoKind<T> {
  /** What changing such a record needs. */
  permission: Permission;
  table: (db: Db) => Pick<Table<T>, 'get' | 'put' | 'remove'>;
  /** Whether something stands in the way of the record as it would be, null being none. */
  isBlocked?: (db: Db, now: T | null, next: T | null) => boolean;
  /** Whether the person with this user name may make the record what it would be. */
  isAllowed?: (db: Db, username: string, now: T | null, next: T | null) => boolean;
  /** The record as it is put back, where other writes change it too; otherwise as it was before. */
  restore?: (now: T, before: T, after: T) => T;
}
