import { isRecord } from '#mocks/contract/homes.ts';
import { seed, type Db } from './db.ts';

/** Requests with the same value share one state, as header or cookie; without one they share the default state. */
export const SESSION_HEADER = 'x-mock-session';

const MAX_SESSIONS = 1000;

const states = new Map<string, Db>();

/** Its cookie, for a tab that the panel opens: a test may reach its first requests too late for the header. */
const SESSION_COOKIE = new RegExp(`(?:^|; )${SESSION_HEADER}=([^;]*)`);

function nameOf(request: Request): string {
  const cookie = SESSION_COOKIE.exec(request.headers.get('cookie') ?? '');
  return request.headers.get(SESSION_HEADER) ?? cookie?.[1] ?? '';
}

/** The state of the mock session that a request belongs to; a new one starts from the seed. */
export function dbOf(request: Request): Db {
  const name = nameOf(request);
  const existing = states.get(name);
  if (existing) return existing;
  // A long test run must not fill the memory: the oldest goes.
  const oldest = states.size >= MAX_SESSIONS ? states.keys().next().value : undefined;
  if (oldest !== undefined) states.delete(oldest);
  const db = seed();
  states.set(name, db);
  return db;
}

/** Forgets a mock session; its next request starts from the seed. */
export function resetSession(name = ''): void {
  states.delete(name);
}

export function resetSessionOf(request: Request): void {
  resetSession(nameOf(request));
}

/** All states by session name, as plain data. */
export function saveSessions(): Record<string, Db> {
  return Object.fromEntries(states);
}

function hasAll(value: unknown, parts: object): boolean {
  return isRecord(value) && Object.keys(parts).every((key) => key in value);
}

function isDb(value: unknown): value is Db {
  const { catalogue, work, search, payments, people, ...rest } = seed();
  if (!isRecord(value) || !hasAll(value, rest)) return false;
  const accounts = isRecord(value['accounts']) ? Object.values(value['accounts']) : [];
  if (!accounts.every((account) => hasAll(account, { membership: true }))) return false;
  return (
    hasAll(value['catalogue'], catalogue) &&
    hasAll(value['work'], work) &&
    hasAll(value['search'], search) &&
    hasAll(value['payments'], payments) &&
    hasAll(value['people'], people)
  );
}

/** The states of {@link saveSessions}; what is not one, such as that of an older version, is left out. */
export function restoreSessions(saved: unknown): void {
  states.clear();
  if (!isRecord(saved)) return;
  for (const [name, db] of Object.entries(saved)) if (isDb(db)) states.set(name, db);
}
