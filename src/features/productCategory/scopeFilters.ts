import { oneOf, onlyTrue, type FilterKind } from '#resource/list/filterKinds.ts';

export const periods = ['7', '30', '90', '365'] as const;
export const quantities = ['50', '100', '250', '500', '1000', '2500'] as const;
export const bases = ['allIn', 'unit'] as const;

const MAX_QUANTITY = 999_999_999;

const quantity: FilterKind<number> = (text) => {
  const pieces = /^\d+$/.test(text) ? Number(text) : 0;
  return pieces >= 1 && pieces <= MAX_QUANTITY ? pieces : undefined;
};

const period: FilterKind<number> = (text) => {
  const days = oneOf(periods)(text);
  return days === undefined ? undefined : Number(days);
};

/** What of the scope of the analysis the address says, under the names of the contract. */
export const scopeKinds = {
  days: period,
  qty: quantity,
  basis: oneOf(bases),
  kvi: onlyTrue,
  exact: onlyTrue,
};
