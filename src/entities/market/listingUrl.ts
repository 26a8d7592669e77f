/** Parameters that say where a visitor came from, and nothing of the page. */
const TRACKING = /^(?:utm_|mc_|pk_)|^(?:gclid|fbclid|msclkid|dclid|gbraid|wbraid|yclid|_ga|ref|source)$/i;

/** The host of a page in small letters and without `www.`. */
const hostOf = ({ host }: URL): string => host.replace(/^www\./, '');

/** What a browser leaves in a path and a URI cannot have: signs that are not encoded, and a percent sign that encodes nothing. */
const NOT_IN_URI = /%(?![\da-f]{2})|[|^[\]]/gi;

/**
 * The address of a page as it is kept, so that one page has one address however it was found: without what tracks
 * visitors, a fragment, a usual port and a last slash. Null: it is no address of a page.
 */
export function normalizeListingUrl(text: string): string | null {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  for (const name of new Set(url.searchParams.keys())) {
    if (TRACKING.test(name)) url.searchParams.delete(name);
  }
  const query = url.searchParams.size > 0 ? `?${url.searchParams.toString()}` : '';
  const path = url.pathname.replace(/\/+$/, '').replaceAll(NOT_IN_URI, encodeURIComponent);
  return `${url.protocol}//${hostOf(url)}${path}${query}`;
}

/** Whether a page stands on a domain or below it. */
export function isOnDomain(url: string, domain: string): boolean {
  const parsed = URL.parse(url);
  const host = parsed ? hostOf(parsed) : '';
  return host === domain || host.endsWith(`.${domain}`);
}
