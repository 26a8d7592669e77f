import { decimal, isPriceText, PRICE_DECIMALS } from './decimal.ts';
import { cheaperZones } from './cheaperToBuyMore.ts';
import { priceFault, type PriceFault } from './priceFault.ts';
import { PRICE_LIMIT } from './priceLimit.ts';
import { isQuantity, MAX_SLABS, pricedSlabs } from './ladder.ts';
import { startFault, type StartFacts } from './ladderStart.ts';
import { isUnderFloor } from './margin.ts';
import { costAt } from './supplierCost.ts';
import type { PricedSlab, Slab, SupplierCost } from './types.ts';

/**
 * What a rule has to say of a ladder. `level` is how it is shown; `publish` is what it means for publishing: it
 * blocks, gives way to a reason of somebody who may override, wants to be acknowledged, or does not matter.
 */
export interface LadderIssue {
  readonly rule: 'L1' | 'L2' | 'L3' | 'L4' | 'L5' | 'L6' | 'L7' | 'L8';
  readonly code: keyof typeof ladderRules;
  readonly level: 'error' | 'warning' | 'info';
  readonly publish: 'blocks' | 'override' | 'acknowledge' | 'allows';
  /** The slab it is about; null: the whole ladder. */
  readonly row: number | null;
  /** Numbers of the sentence. */
  readonly values: Readonly<Record<string, number>>;
}

/** The code of each thing that L1 to L8 can say: by what rule, how it is shown, and what it means for publishing. */
export const ladderRules = {
  noSlab: { rule: 'L1', level: 'error', publish: 'blocks' },
  tooManySlabs: { rule: 'L1', level: 'error', publish: 'blocks' },
  quantityNotWhole: { rule: 'L1', level: 'error', publish: 'blocks' },
  quantityTwice: { rule: 'L1', level: 'error', publish: 'blocks' },
  quantityNotRising: { rule: 'L1', level: 'error', publish: 'blocks' },
  startsAboveMoq: { rule: 'L2', level: 'error', publish: 'blocks' },
  startsBelowMoq: { rule: 'L2', level: 'error', publish: 'blocks' },
  priceNotANumber: { rule: 'L3', level: 'error', publish: 'blocks' },
  priceTooPrecise: { rule: 'L3', level: 'error', publish: 'blocks' },
  priceTooLarge: { rule: 'L3', level: 'error', publish: 'blocks' },
  priceZero: { rule: 'L3', level: 'error', publish: 'blocks' },
  priceRises: { rule: 'L4', level: 'error', publish: 'override' },
  priceSame: { rule: 'L5', level: 'info', publish: 'allows' },
  underFloor: { rule: 'L6', level: 'error', publish: 'override' },
  noCost: { rule: 'L7', level: 'warning', publish: 'acknowledge' },
  cheaperToBuyMore: { rule: 'L8', level: 'info', publish: 'allows' },
} as const satisfies Record<string, Pick<LadderIssue, 'rule' | 'level' | 'publish'>>;

/** What a ladder is judged by. */
export interface LadderFacts extends StartFacts {
  /** Lowest GP % at which one may publish; null: no floor is set. */
  readonly minGpPct: number | null;
  readonly cost: SupplierCost | null;
}

/** Rules L1 to L8 of a price ladder. The form and the server ask the same function; the server is the judge. */
export function ladderIssues(slabs: readonly Slab[], facts: LadderFacts): LadderIssue[] {
  return [
    ...countIssues(slabs),
    ...slabs.flatMap((slab, row) => [...quantityIssues(slabs, slab, row), ...priceIssues(slab, row)]),
    ...startIssues(slabs, facts),
    ...stepIssues(slabs),
    ...marginIssues(slabs, facts),
    ...zoneIssues(slabs),
  ];
}

/** Whether nothing keeps a draft from being saved: rules about margins and rising prices judge only publishing. */
export function canSave(issues: readonly LadderIssue[]): boolean {
  return issues.every(({ publish }) => publish !== 'blocks');
}

function issue(
  code: keyof typeof ladderRules,
  row: number | null,
  values: Readonly<Record<string, number>> = {},
): LadderIssue {
  return { code, row, values, ...ladderRules[code] };
}

function countIssues(slabs: readonly Slab[]): LadderIssue[] {
  if (slabs.length === 0) return [issue('noSlab', null)];
  return slabs.length > MAX_SLABS
    ? [issue('tooManySlabs', null, { max: MAX_SLABS, count: slabs.length })]
    : [];
}

function quantityIssues(slabs: readonly Slab[], { minQty }: Slab, row: number): LadderIssue[] {
  if (!isQuantity(minQty)) return [issue('quantityNotWhole', row)];
  const before = slabs[row - 1];
  if (!before || before.minQty < minQty) return [];
  return [
    issue(before.minQty === minQty ? 'quantityTwice' : 'quantityNotRising', row, { before: before.minQty }),
  ];
}

/** Numbers of the sentence about a price. */
const priceValues: Partial<Record<PriceFault, Readonly<Record<string, number>>>> = {
  priceTooLarge: { limit: PRICE_LIMIT },
  priceTooPrecise: { decimals: PRICE_DECIMALS },
};

function priceIssues({ unitPrice }: Slab, row: number): LadderIssue[] {
  const fault = priceFault(unitPrice);
  return fault ? [issue(fault, row, priceValues[fault])] : [];
}

function startIssues(slabs: readonly Slab[], facts: LadderFacts): LadderIssue[] {
  const fault = startFault(slabs, facts);
  return fault ? [issue(fault, 0, { moq: facts.moq })] : [];
}

/** L4, L5: each price beside the one before, where both are prices. */
function stepIssues(slabs: readonly Slab[]): LadderIssue[] {
  return slabs.flatMap(({ unitPrice }, row) => {
    const before = slabs[row - 1]?.unitPrice;
    if (before === undefined || !isPriceText(before) || !isPriceText(unitPrice)) return [];
    const step = decimal(unitPrice).cmp(before);
    if (step === 0) return [issue('priceSame', row)];
    return step > 0 ? [issue('priceRises', row)] : [];
  });
}

/** L6, L7: each price beside what the goods cost us at its quantity. */
function marginIssues(slabs: readonly Slab[], { cost, minGpPct }: LadderFacts): LadderIssue[] {
  return eachPriced(slabs, ({ minQty, price }, row) => {
    const ours = cost && costAt(cost, minQty);
    if (!ours) return [issue('noCost', row, { quantity: minQty })];
    if (minGpPct === null || price.eq(0)) return [];
    return isUnderFloor(price, ours, decimal(minGpPct))
      ? [issue('underFloor', row, { floor: minGpPct })]
      : [];
  });
}

/** L8: judged only where the quantities rise, because a zone reaches to the next slab. */
function zoneIssues(slabs: readonly Slab[]): LadderIssue[] {
  const priced = pricedSlabs(slabs);
  const whole =
    priced.length === slabs.length && priced.every(({ minQty }, row) => minQty === slabs[row]?.minQty);
  if (!whole) return [];
  return cheaperZones(priced).map(({ row, from, to, buy }) =>
    issue('cheaperToBuyMore', row, { from, to, buy }),
  );
}

function eachPriced(
  slabs: readonly Slab[],
  judge: (slab: PricedSlab, row: number) => LadderIssue[],
): LadderIssue[] {
  return slabs.flatMap((slab, row) => pricedSlabs([slab]).flatMap((priced) => judge(priced, row)));
}
