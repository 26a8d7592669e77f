import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { LadderContext, type LadderEdit } from '#features/slabs/editor/useLadder.ts';
import { DraftLadderContext, type DraftLadder } from '#features/slabs/editor/useDraftLadder.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { ladderIssues } from '#entities/pricing/ladderIssues.ts';
import { ladderRows } from '#entities/pricing/ladderRows.ts';
import { renderSignedIn } from './renderSignedIn.tsx';

type Ladder = LadderEdit & DraftLadder;

/** The ladder on screen as the page would tell it, of the contract's own example. */
function ladderAt(changes: Partial<Ladder> = {}): Ladder {
  const { product, slabSetLive: live, costs, charges, market } = examples;
  const slabs = changes.slabs ?? live.slabs;
  const cost = { breaks: costs.breaks, eqp: costs.eqp, codes: costs.discountCodes };
  const facts = { moq: product.moq, hasLtmCharge: true, minGpPct: costs.minGpPct, cost };
  return {
    product,
    place: { owner: live.owner, currency: live.currency, configuration: live.configuration },
    currency: live.currency,
    configuration: live.configuration,
    set: live,
    versions: [live],
    sets: [live],
    live,
    slabs,
    judged: {
      rows: ladderRows(slabs, { ...facts, charges: charges.items }),
      issues: ladderIssues(slabs, facts),
      shown: [],
    },
    cost,
    costs,
    charges: charges.items,
    market: market.items,
    rates: examples.fxRates,
    noRate: { costs: [], charges: [], market: [] },
    link: null,
    isDirty: false,
    canEdit: true,
    readOnlyReason: null,
    seesCosts: true,
    replaceSlabs: vi.fn(),
    setLink: vi.fn(),
    open: vi.fn(),
    ...changes,
  };
}

/** Shows a panel to a member of staff, beside a ladder. */
export async function renderBesideLadder(
  piece: ReactNode,
  changes: Partial<Ladder> = {},
  name = 'pricing.manager',
) {
  const ladder = ladderAt(changes);
  const view = await renderSignedIn(
    name,
    <LadderContext value={ladder}>
      <DraftLadderContext value={ladder}>{piece}</DraftLadderContext>
    </LadderContext>,
  );
  return { ...view, ladder };
}
