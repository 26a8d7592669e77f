import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { offersIn } from '#entities/ladders/ladderCurrency.ts';
import { startLadder } from '#features/slabs/editor/ladderEditor.ts';
import { createLadderStore, type LadderSnapshot } from '#features/slabs/editor/ladderStore.ts';
import { LadderContext, type Ladder } from '#features/slabs/editor/useLadder.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { ladderIssues } from '#entities/pricing/ladderIssues.ts';
import { ladderRows } from '#entities/pricing/ladderRows.ts';
import { renderSignedIn } from './renderSignedIn.tsx';

type Changes = Partial<Ladder & Pick<LadderSnapshot, 'slabs' | 'isDirty'>>;

/** The ladder on screen as the page would give it, of the contract's own example. */
function createLadder({ slabs = examples.slabSetLive.slabs, isDirty = false, ...changes }: Changes): Ladder {
  const { product, slabSetLive: live, costs, charges, market } = examples;
  const cost = { breaks: costs.breaks, eqp: costs.eqp, codes: costs.discountCodes };
  const rules = { moq: product.moq, hasLtmCharge: true, minGpPct: costs.minGpPct, cost };
  const draft = { ...startLadder(live), slabs, isDirty };
  return {
    product,
    place: { owner: live.owner, currency: live.currency, configuration: live.configuration },
    currency: live.currency,
    configuration: live.configuration,
    set: live,
    versions: [live],
    sets: [live],
    live,
    store: {
      ...createLadderStore(live),
      getSnapshot: () => draft,
    },
    judge: (of) => ({
      rows: ladderRows(of, { ...rules, charges: charges.items }),
      issues: ladderIssues(of, rules),
      shown: [],
    }),
    cost,
    costs,
    costsError: null,
    retryCosts: vi.fn(),
    charges: charges.items,
    hasLtmCharge: true,
    market: offersIn(market.items, live.currency, examples.fxRates),
    rates: examples.fxRates,
    noRate: { costs: [], charges: [], market: [] },
    ratesError: null,
    retryRates: vi.fn(),
    isComplete: true,
    link: null,
    canEdit: true,
    readOnlyReason: null,
    seesCosts: true,
    draftOffer: { offered: null, restore: vi.fn(), discard: vi.fn(), notSaved: false },
    rounding: 'none',
    setRounding: vi.fn(),
    save: vi.fn(),
    isSaving: false,
    savedAt: null,
    refused: [],
    failure: null,
    conflict: null,
    setConflict: vi.fn(),
    formRef: { current: null },
    replaceSlabs: vi.fn(),
    setLink: vi.fn(),
    open: vi.fn(),
    ...changes,
  };
}

/** Shows a panel to a member of staff, beside a ladder. */
export async function renderBesideLadder(
  children: ReactNode,
  changes: Changes = {},
  name = 'pricing.manager',
) {
  const ladder = createLadder(changes);
  const view = await renderSignedIn(name, <LadderContext value={ladder}>{children}</LadderContext>);
  return { ...view, ladder };
}
