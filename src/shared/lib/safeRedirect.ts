import { isPublicPath, paths } from './paths.ts';

/** The parts of an address that a redirect is made from; `Location`, `URL` and the router's location all fit. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

const MAX_LENGTH = 2048;

/** Backslash, control characters, line and paragraph separator, bidi marks and overrides. */
const FORBIDDEN = /[\\\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** What a path may not hide: slash, backslash and control characters in percent form, and an empty segment. */
const HIDDEN = /\/\/|%(?:2f|5c|7f|[01])/i;

const PARAMETER = 'redirectFrom';

/** Every signed-in page but /logout, which would end the session again (spec §2). */
const targets: ReadonlySet<string> = new Set(
  Object.values(paths)
    .filter((path) => typeof path === 'string')
    .filter((path) => path !== paths.logout && !isPublicPath(path))
    .map((path) => path.toLowerCase()),
);
/** Any id of 64 characters, each of them written as up to nine. */
const TARGET_WITH_ID = /^\/(?:slabs|competitor-manager)\/[^/]{1,576}$/i;

/** E11: a redirect inside the redirect is dropped; the other pairs stay as they are written (E06). */
function withoutRedirect(search: string): string {
  const pairs = search
    .slice(1)
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has(PARAMETER));
  const query = pairs.join('&');
  return query === '' ? '' : `?${query}`;
}

function sanitize(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !value.startsWith('/')) return null;
  if (FORBIDDEN.test(value) || !URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.username !== '' || url.password !== '') return null;
  if (HIDDEN.test(url.pathname)) return null;
  const path = url.pathname.replace(/\/$/, '');
  // E15: the router matches without regard to case, so does this.
  if (!targets.has(path.toLowerCase()) && !TARGET_WITH_ID.test(path)) return null;
  const address = path + withoutRedirect(url.search) + url.hash;
  // The parser writes some characters as up to nine; a result that would itself be refused is none.
  return address.length > MAX_LENGTH ? null : address;
}

/**
 * The one sanitizer of addresses to go to after signing in (D15, E10 to E12): a signed-in page of this panel with its
 * query and hash, else `/home`. Nothing else may be given to `navigate`, `<Link>`, `redirect` or `location`.
 * @param value what the query gave, decoded once
 * @param origin origin of the page
 */
export function safeRedirect(value: unknown, origin: string = window.location.origin): string {
  return sanitize(value, origin) ?? paths.home;
}

/** Where the query of the login page leads; of two `redirectFrom` the first counts (E10). */
export function redirectTarget(search: string, origin: string = window.location.origin): string {
  return safeRedirect(new URLSearchParams(search).get(PARAMETER), origin);
}

/**
 * The address as `redirectFrom` keeps it, not yet encoded: path, search and hash (E01, E06); `/home` for `/` (E05);
 * empty for what is no page to come back to: /logout, public and unknown addresses (E08, E09).
 */
export function toRedirectFrom(location: Address, origin: string = window.location.origin): string {
  if (location.pathname === '/') return paths.home;
  return sanitize(location.pathname + location.search + location.hash, origin) ?? '';
}

/** The login address that leads back to `location` after signing in; the value is encoded once (E06). */
export function loginAddress(location: Address, origin: string = window.location.origin): string {
  const from = toRedirectFrom(location, origin);
  return from === '' ? paths.login : `${paths.login}?${PARAMETER}=${encodeURIComponent(from)}`;
}
