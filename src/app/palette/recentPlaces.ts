import { storage } from '#shared/lib/storage.ts';

const MAX_PLACES = 8;

/** Remembers the address that is open, the latest first, for the palette. */
export function rememberPlace(pathname: string): void {
  storage.set('recent', [...new Set([pathname, ...(storage.get('recent') ?? [])])].slice(0, MAX_PLACES));
}
