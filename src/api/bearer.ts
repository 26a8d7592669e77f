function toOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return origin === 'null' ? null : origin;
}

/**
 * T11: the token goes to our own API only. Origins are compared as the URL parser reads them, never as text:
 * `https://api.host.evil` starts with `https://api.host`.
 * @param url absolute address of the request
 * @param base API base, absolute
 */
export function isOwnOrigin(url: string, base: string): boolean {
  const own = toOrigin(base);
  return own !== null && toOrigin(url) === own;
}

/**
 * spec §7: every request carries an Authorization header with the bearer token. Called when a request is about to
 * leave, so a token stored a moment ago is the one that is sent; without a token the header is absent (E56). A
 * header the caller set stays: signing out sends the token it captured before the stores were cleared (D17).
 */
export function addBearer(request: Request, token: string | null, base: string): void {
  if (!token || request.headers.has('Authorization') || !isOwnOrigin(request.url, base)) return;
  request.headers.set('Authorization', `Bearer ${token}`);
}
