import { screens, type Screen } from '#app/screens.ts';
import { findScreen } from '#app/shell/menu/currentScreen.ts';
import { buildAlternateMenu, getGroupTitle, buildMainMenu } from '#app/shell/menu/menuModel.ts';
import type { MenuKey } from '#shared/i18n/texts.ts';

/** A screen that the person may go to. */
export interface Place {
  screen: Screen;
  path: string;
  /** Title of its area in the menu. */
  area: MenuKey | null;
}

const rows: readonly Screen[] = screens;

const toPlace = (screen: Screen, path = screen.path): Place => ({
  screen,
  path,
  area: getGroupTitle(screen),
});

/** Screens of the session itself: one is on them before signing in, or leaves by them. */
const isInside = ({ access, Component }: Screen): boolean => access === 'auth' && Component === undefined;

/**
 * spec §6: the screens of both menus as far as the person may see them, and those that nobody is kept from. Without a
 * menu reply these are all (D25: it fails closed).
 */
export function listPlaces(titles: ReadonlySet<string>, table: readonly Screen[] = rows): Place[] {
  const main = buildMainMenu(titles, table).flatMap(({ children = [] }) => children);
  const shown = new Set([...main, ...buildAlternateMenu(titles, table)].map(({ id }) => id));
  const free = table.filter(
    (row) => isInside(row) && !row.menu && !row.highlights && row.permission === null,
  );
  const order = [...shown].flatMap((id) => table.filter((row) => row.id === id));
  return [...order, ...free].filter(({ path }) => !path.includes(':')).map((screen) => toPlace(screen));
}

/** The places one was at, the latest first, without those one may not see (any more) and the one that is open. */
export function listRecentPlaces(
  recent: readonly string[],
  pathname: string,
  titles: ReadonlySet<string>,
  table: readonly Screen[] = rows,
): Place[] {
  const here = findScreen(pathname, table);
  const open = new Set(listPlaces(titles, table).map(({ path }) => path));
  const isAllowed = ({ permission, menu, path, highlights }: Screen): boolean => {
    if (permission !== null && !titles.has(permission)) return false;
    // E100: a screen below another one needs that one too.
    const root = menu ? path : highlights;
    return root === undefined || open.has(root);
  };
  const places = recent.flatMap((address) => {
    const screen = findScreen(address, table);
    if (!screen || !isInside(screen) || !isAllowed(screen)) return [];
    // E15: one place, however its address is written.
    const path = screen.path.includes(':') ? address : screen.path;
    const isHere = screen.path.includes(':') ? path === pathname : screen === here;
    return isHere ? [] : [toPlace(screen, path)];
  });
  return places.filter(({ path }, at) => places.findIndex((place) => place.path === path) === at);
}
