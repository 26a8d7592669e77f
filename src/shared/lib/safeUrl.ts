const MAX_LENGTH = 2048;
/** A picture of 1 MB, the upload limit, in base64. */
const MAX_DATA_LENGTH = 1_400_000;
const DATA_IMAGE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

function safeAddress(value: string, origin: string, allowed: readonly string[]): string | null {
  if (value.length > MAX_LENGTH || /[\\\p{Cc}]/u.test(value) || !URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.username !== '' || url.password !== '') return null;
  // Of `blob:` too: its origin is that of the page which made it.
  if (url.origin === origin) return url.href;
  return url.protocol === 'https:' && allowed.includes(url.origin) ? url.href : null;
}

/**
 * T08: the address of a picture that may be shown, or null. Allowed are our own origin, `blob:` of our own origin,
 * `data:` with PNG, JPEG or WebP, and https of the origins in `allowed`. SVG in `data:` never: it may carry script.
 * @param value what a server or a form gave
 * @param origin origin of the page
 * @param allowed further origins, for example `https://images.example.com`
 */
export function safeImageUrl(
  value: unknown,
  origin: string = window.location.origin,
  allowed: readonly string[] = [],
): string | null {
  if (typeof value !== 'string') return null;
  const address = value.trim();
  if (address === '') return null;
  if (!/^data:/i.test(address)) return safeAddress(address, origin, allowed);
  return address.length <= MAX_DATA_LENGTH && DATA_IMAGE.test(address) ? address : null;
}
