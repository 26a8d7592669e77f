import { screens, type Screen } from '#app/screens.ts';
import { storage } from '#shared/lib/storage.ts';
import { screenAt } from '#app/shell/currentScreen.ts';

const MAX_PLACES = 8;

const rows: readonly Screen[] = screens;

/** The places with the one at an address first, each once; an address without a screen is no place. */
export function withPlace(
  recent: readonly string[],
  pathname: string,
  table: readonly Screen[] = rows,
): readonly string[] {
  const screen = screenAt(pathname, table);
  if (!screen) return recent;
  // E15: one place, however its address is written.
  const place = screen.path.includes(':') ? pathname.replace(/(?<=.)\/$/, '') : screen.path;
  return [place, ...recent.filter((path) => path !== place)].slice(0, MAX_PLACES);
}

/** Remembers where the person is, for the palette. */
export function rememberPlace(pathname: string): void {
  const recent = storage.get('recent') ?? [];
  storage.set('recent', [...withPlace(recent, pathname)]);
}
