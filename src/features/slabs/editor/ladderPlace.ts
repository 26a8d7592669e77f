import { readCurrency } from '#api/currency.ts';
import type { Configuration, SlabOwner, SlabSet } from '#api/generated/types.gen.ts';

/** Whose ladder it is, in which currency and configuration: a product has one live ladder for each of these. */
export interface LadderPlace {
  readonly owner: SlabOwner;
  readonly currency: string;
  readonly configuration: Configuration;
}

/** A place, and the version that was asked for; null: the one to work on. */
export interface LadderAddress extends LadderPlace {
  readonly setId: string | null;
}

/** Instead of a version: a first draft beside versions that are not changed any more. */
export const NEW_DRAFT = 'new';

/** What in the address names a ladder: with another value of these another ladder is open. */
export const ladderParams = ['sku', 'currency', 'configuration', 'set'] as const;

interface Home {
  readonly id: string;
  readonly currency: string;
}

/** Reads the place from the query of the address. What says nothing usable falls back to the product's own ladder. */
export function readLadderAddress(query: URLSearchParams, product: Home): LadderAddress {
  const sku = query.get('sku');
  return {
    owner: sku ? { kind: 'sku', id: sku } : { kind: 'product', id: product.id },
    currency: readCurrency(query.get('currency') ?? '') ?? product.currency,
    configuration: query.get('configuration') === 'Blank' ? 'Blank' : 'Decorated',
    setId: query.get('set'),
  };
}

/** The code in the address that is no currency; null: there is none. The product's own ladder is shown instead. */
export function unknownCurrency(query: URLSearchParams): string | null {
  const code = query.get('currency') ?? '';
  return code === '' || readCurrency(code) !== null ? null : code;
}

/** The query with another place in it: what is the rule is left out, and foreign parameters stay. */
export function writeLadderAddress(
  query: URLSearchParams,
  { owner, currency, configuration, setId }: LadderAddress,
  product: Home,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | null): void => {
    if (value === null) next.delete(name);
    else next.set(name, value);
  };
  put('sku', owner.kind === 'sku' ? owner.id : null);
  put('currency', currency === product.currency ? null : currency);
  put('configuration', configuration === 'Blank' ? configuration : null);
  put('set', setId);
  return next;
}

/** The versions of one place. */
export function setsAt(sets: readonly SlabSet[], { owner, currency, configuration }: LadderPlace): SlabSet[] {
  return sets.filter(
    (set) => set.owner.id === owner.id && set.currency === currency && set.configuration === configuration,
  );
}

/**
 * The version to show: the one that was asked for; else the draft for whoever writes and the live price for whoever
 * reads. Null: there is nothing yet, or what is typed becomes the first draft.
 */
export function chosenSet(
  versions: readonly SlabSet[],
  setId: string | null,
  writes: boolean,
): SlabSet | null {
  const order = writes
    ? (['draft', 'live', 'scheduled'] as const)
    : (['live', 'scheduled', 'draft'] as const);
  const asked = versions.find(({ id }) => id === setId);
  if (writes && setId === NEW_DRAFT) return versions.find(({ state }) => state === 'draft') ?? null;
  return asked ?? order.flatMap((state) => versions.find((set) => set.state === state) ?? [])[0] ?? null;
}

/**
 * Whether typing into a version can end in a draft: a draft is changed, and from a live price a first draft is made.
 * Beside a draft the live price is read only, so that nobody makes a second one unawares.
 */
export function isOpenToChange(set: SlabSet | null, versions: readonly SlabSet[]): boolean {
  if (set === null || set.state === 'draft') return true;
  return set.state === 'live' && !versions.some(({ state }) => state === 'draft');
}

/** Which of the parts below the ladder is open, in the address. */
export const panelParam = 'panel';

/** Id of what holds those parts: a sentence above leads there. */
export const LADDER_PARTS = 'ladder-parts';
