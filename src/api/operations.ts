/**
 * What the client must know of single operations, by method and path template. A test holds these lists against
 * `openapi.yaml`; an operation that is in none of them is secured and proposed.
 */

/** Observed and secured: their 200 may be a needs-login body, which reaches the caller as null (D5). */
const MAY_BE_NULL: ReadonlySet<string> = new Set([
  'GET /logged-in-user',
  'GET /node/userMenu',
  'POST /change-wd',
  'GET /logout-user/{userId}',
  'GET /users',
]);

/** Called by people who are not signed in: no reply of theirs ends a session (E46), save a 401 (D38). */
const PUBLIC: ReadonlySet<string> = new Set([
  'POST /users/authenticate',
  'POST /users/register',
  'POST /auth/forgot-password',
  'POST /auth/reset-password/{id}',
]);

/** spec §7: the template user calls. */
const TEMPLATE: ReadonlySet<string> = new Set([
  'POST /users/authenticate',
  'POST /users/register',
  'GET /users',
]);

export const mayBeNull = (operation: string): boolean => MAY_BE_NULL.has(operation);
export const isPublic = (operation: string): boolean => PUBLIC.has(operation);
export const isTemplate = (operation: string): boolean => TEMPLATE.has(operation);
