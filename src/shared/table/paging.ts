import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '#shared/lib/constants.ts';

export type PageSize = (typeof PAGE_SIZES)[number];

/** No list has more pages; keeps a row number within what a server can count. */
const PAGE_MAX = 1_000_000;

/** The page an address asks for: a whole number from 1 on, else the first page (E114). */
export function parsePage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), PAGE_MAX) : 1;
}

/** The size an address or a choice asks for: one of the six, else the default (E117). */
export function parsePageSize(text: string | null): PageSize {
  return PAGE_SIZES.find((size) => String(size) === text) ?? DEFAULT_PAGE_SIZE;
}

export function pageCount(total: number, size: number): number {
  return Math.ceil(total / size);
}

/**
 * The page that exists: the last one for a page beyond it, as after its last row was deleted (E114, E115); the first
 * one of an empty list.
 */
export function clampPage(page: number, total: number, size: number): number {
  return Math.max(1, Math.min(page, pageCount(total, size)));
}

/** E118: the page that has the row which is first now. */
export function pageAfterSize(page: number, size: number, next: number): number {
  return Math.floor(((page - 1) * size) / next) + 1;
}

/** Numbers of the first and the last row of a page, counted from 1; both 0 for an empty list. */
export function rowRange(page: number, size: number, total: number): { from: number; to: number } {
  const start = (clampPage(page, total, size) - 1) * size;
  return { from: Math.min(start + 1, total), to: Math.min(start + size, total) };
}
