import { ownField } from '#shared/lib/ownField.ts';
import type { Permission } from './permissions.ts';

/** One permission node as the panel keeps it: title trimmed and NFC, children without the unreadable ones. */
export interface PermissionNode {
  readonly title: string;
  readonly child: readonly PermissionNode[];
}

/** The permission nodes of a person and the map of their titles, which is what the menu asks (spec §6). */
export interface PermissionMap {
  readonly nodes: readonly PermissionNode[];
  readonly titles: ReadonlySet<string>;
}

/** E102: nodes deeper than this are not read. */
const MAX_DEPTH = 20;
/** E103: a title is cut here; no title of ours is as long, so a cut one never allows anything. */
const MAX_TITLE = 200;

function readTitle(value: unknown): string {
  if (typeof value !== 'string') return '';
  const title = value.trim().normalize('NFC');
  return title.length > MAX_TITLE ? Array.from(title).slice(0, MAX_TITLE).join('') : title;
}

/**
 * Reads the nodes of any depth into one map (E98, E102). Every object is read once, so a cycle ends; a node without
 * a title is left out and its children stand in its place (E103).
 */
export function buildPermissionMap(data: readonly unknown[]): PermissionMap {
  const titles = new Set<string>();
  const seen = new Set<unknown>();

  const read = (items: readonly unknown[], depth: number): PermissionNode[] =>
    items.flatMap((item) => {
      if (depth > MAX_DEPTH || seen.has(item)) return [];
      if (typeof item === 'object') seen.add(item);
      const title = readTitle(ownField(item, 'title'));
      if (title !== '') titles.add(title);
      const below = ownField(item, 'child');
      const child = Array.isArray(below) ? read(below, depth + 1) : [];
      return title === '' ? child : [{ title, child }];
    });

  return { nodes: read(data, 1), titles };
}

/**
 * The reply of `GET /node/userMenu`, before any schema has seen it. Null when it may not be trusted: `msg` is not
 * `success` in any case (E29), or `data` is no list (E30). An empty list is an answer (E31).
 */
export function readMenu(reply: unknown): PermissionMap | null {
  const msg = ownField(reply, 'msg');
  const data = ownField(reply, 'data');
  if (typeof msg !== 'string' || msg.trim().toLowerCase() !== 'success' || !Array.isArray(data)) return null;
  return buildPermissionMap(data);
}

/** The part of a map that has these titles; below a node that has none of them stand its children in its place. */
export function keepTitles({ nodes, titles }: PermissionMap, kept: ReadonlySet<string>): PermissionMap {
  const keep = (items: readonly PermissionNode[]): PermissionNode[] =>
    items.flatMap(({ title, child }) => (kept.has(title) ? [{ title, child: keep(child) }] : keep(child)));
  return { nodes: keep(nodes), titles: new Set([...titles].filter((title) => kept.has(title))) };
}

/** What the filter must know of a menu entry. */
export interface MenuEntry<Entry> {
  /** Title that allows the entry; null: nobody is kept from it. */
  readonly permission: Permission | null;
  /** Where it leads; null for a heading that only holds others. */
  readonly path: string | null;
  readonly children?: readonly Entry[];
}

/**
 * spec §6: an entry appears only if its title is in the map, a child only below a parent that appears (E100); a
 * heading without any child left goes too (E101). Titles match exactly, in their case (E98); a title that stands at
 * two places of the menu allows both (E99).
 */
export function filterMenu<Entry extends MenuEntry<Entry>>(
  entries: readonly Entry[],
  titles: ReadonlySet<string>,
): Entry[] {
  return entries.flatMap((entry) => {
    if (entry.permission !== null && !titles.has(entry.permission)) return [];
    if (!entry.children) return entry.path === null ? [] : [entry];
    const children = filterMenu(entry.children, titles);
    return children.length === 0 && entry.path === null ? [] : [{ ...entry, children }];
  });
}
