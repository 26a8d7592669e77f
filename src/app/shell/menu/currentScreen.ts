import { matchPath } from 'react-router-dom';
import { screens, type Screen } from '#app/screens.ts';

const rows: readonly Screen[] = screens;

/** The row of the screen at an address, without regard to case and trailing slash (E15); null for an unknown one. */
export function findScreen(pathname: string, table: readonly Screen[] = rows): Screen | null {
  return table.find(({ path }) => matchPath(path, pathname) !== null) ?? null;
}

/** Path of the menu entry that is marked as current at an address (E104). */
export function findCurrentPath(pathname: string, table: readonly Screen[] = rows): string | null {
  const screen = findScreen(pathname, table);
  return screen?.highlights ?? screen?.path ?? null;
}
