import fc from 'fast-check';
import { expect } from 'vitest';
import type { PriceBasis } from '#entities/market/comparison.ts';
import { breakConflicts, mixedLadder } from '#features/slabs/editor/ladderConflict.ts';
import { chargesIn, costIn, offersIn } from '#entities/ladders/ladderCurrency.ts';
import { ladderDiff } from '#features/slabs/publish/ladderDiff.ts';
import { slabsOf } from '#features/slabs/editor/ladderEditor.ts';
import { lowestAt } from '#features/slabs/grid/ladderMarket.ts';
import { gridDecimals } from '#features/slabs/editor/ladderNumbers.ts';
import { countIssues } from '#features/slabs/save/ladderProblems.ts';
import { nextQuantity } from '#features/slabs/grid/ladderSteps.ts';
import type { LadderStore } from '#features/slabs/editor/ladderStore.ts';
import { ladderQuote, quoteOrder } from '#features/slabs/panels/calculator/quoteRules.ts';
import { chartLines } from '#features/slabs/panels/chart/chartLines.ts';
import {
  chartDomain,
  chartQuantities,
  linePoints,
  quantityAt,
  quantityScale,
} from '#features/slabs/panels/chart/chartScale.ts';
import { costRows } from '#features/slabs/panels/costs/costRules.ts';
import { convertedSlabs, rateRows } from '#features/slabs/panels/currencies/currencyRules.ts';
import { sameSlabs } from '#features/slabs/panels/versions/versionRules.ts';
import { publishNeeds } from '#features/slabs/publish/publishRules.ts';
import { shownIssues } from '#features/slabs/grid/shownIssues.ts';
import '#features/slabs/slabsTexts.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { ticksApart } from '#shared/chart/plotArea.ts';
import { placeValues } from '#shared/chart/valueAxis.ts';
import { formatNumber } from '#shared/i18n/formatters.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { languages, type Language } from '#shared/i18n/languages.ts';
import { standardDecoration, standardQuantities } from '#entities/pricing/allInUnit.ts';
import { cheaperZones } from '#entities/pricing/cheaperToBuyMore.ts';
import { pricedSlabs } from '#entities/pricing/ladder.ts';
import { ladderIssues } from '#entities/pricing/ladderIssues.ts';
import { ladderRows } from '#entities/pricing/ladderRows.ts';
import type { Rounding } from '#entities/pricing/rounding.ts';

const { slabSetLive: live, product, fxRates: rates, costs, charges, market } = examples;

/** What is on the screen beside a ladder: another currency, a supplier with one price for all quantities, or nothing. */
export interface LadderView {
  readonly currency: string;
  readonly eqp: boolean;
  readonly seesCosts: boolean;
  readonly minGpPct: number | null;
  readonly rounding: Rounding;
  readonly language: Language;
}

export const ladderViews = fc.record<LadderView>({
  currency: fc.constantFrom('USD', 'EUR', 'GBP', 'CHF'),
  eqp: fc.boolean(),
  seesCosts: fc.boolean(),
  minGpPct: fc.constantFrom(null, 0, 30, 100),
  rounding: fc.constantFrom<Rounding>('none', 'x9', '05'),
  language: fc.constantFrom(...languages.map(({ tag }) => tag)),
});

/** Everything the grid and the panels work out from a ladder. */
export function computeAll(store: LadderStore, context: LadderView): void {
  const { currency, eqp, seesCosts, minGpPct, rounding, language } = context;
  const { values, base } = store.getSnapshot();
  const slabs = slabsOf(values);
  const cost = seesCosts ? costIn({ ...costs, eqp }, currency, rates) : null;
  const convertedCharges = chargesIn(charges.items, charges.currency, currency, rates);
  const offers = offersIn(market.items, currency, rates);
  const { moq } = product;
  const rules = { moq, hasLtmCharge: false, minGpPct, cost, charges: convertedCharges };

  const rows = ladderRows(slabs, rules);
  expect(rows).toHaveLength(slabs.length);
  const issues = ladderIssues(slabs, rules);
  publishNeeds(issues);
  countIssues(issues);
  const format = { number: (value: number | null | undefined) => formatNumber(value, language) };
  const shownProblems = shownIssues(issues, [], moq, i18n.getFixedT(language, 'slabs'), format);
  for (const { sentence } of shownProblems) expect(sentence).not.toMatch(/undefined|NaN|\{\{|rule\./);
  for (const basis of ['unit', 'allIn'] as const) {
    const lowest = rows.map(({ minQty, unitPrice, allInUnit }) =>
      lowestAt(offers, minQty, basis, { unit: unitPrice, allIn: allInUnit }),
    );
    gridDecimals(rows, lowest);
  }
  nextQuantity(slabs, moq, cost);

  for (const basis of ['unit', 'allIn'] satisfies PriceBasis[]) {
    const lines = chartLines(
      { slabs, charges: convertedCharges, moq, cost, minGpPct, market: offers },
      basis,
    );
    const domain = chartDomain(lines, basis);
    const quantities = chartQuantities(lines, standardQuantities);
    for (const line of lines) quantities.map((quantity) => line.at(quantity)?.toFixed());
    if (!domain) continue;
    for (const line of lines) linePoints(line, domain, basis);
    const x = quantityScale(domain);
    expect(placeValues(domain, 720, String).yTicks.length).toBeGreaterThan(0);
    ticksApart(
      quantities.map((quantity) => ({ at: x(quantity) * 600, text: String(quantity) })),
      44,
    );
    quantityAt(x(domain.from), x);
  }
  cheaperZones(pricedSlabs(slabs));
  for (const text of [...values.slabs.map(({ quantity }) => quantity), '250']) {
    const order = quoteOrder({ quantity: text, colors: '1', locations: '1' });
    if (typeof order === 'string') continue;
    ladderQuote({ slabs, charges: convertedCharges, moq, cost }, order.quantity, standardDecoration);
  }
  ladderDiff(live.slabs, slabs, cost);
  costRows(costs, cost, slabs);
  const converted = convertedSlabs(slabs, 'USD', currency, rounding, rates);
  rateRows(slabs, converted ?? live.slabs);
  sameSlabs(live.slabs, slabs);
  breakConflicts(base?.slabs ?? [], slabs, live.slabs);
  mixedLadder(slabs, live.slabs, ['72']);
}
