import { marginsOf, supplierCostOf } from '#mocks/areas/catalogue/records/prices.ts';
import { productInCurrency } from './rates.ts';
import type { ProductRecord, SlabRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { SlabCheck } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { unprocessable } from '#mocks/core/problems.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import { ruleSentence } from './ruleSentence.ts';
import { permissions } from '#session/permissions.ts';
import { ladderIssues, type LadderIssue } from '#entities/pricing/ladderIssues.ts';
import { ladderRows, type LadderContext } from '#entities/pricing/ladderRows.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/requestContext.ts';

/** A ladder to check: of which product, in which currency. */
export interface LadderToCheck {
  readonly product: ProductRecord;
  readonly currency: string;
  readonly slabs: readonly SlabRecord[];
}

/** What a ladder is checked against, in its own currency: L6 compares no euros with dollars. */
function contextOf({ catalogue }: RequestContext, { product, currency }: LadderToCheck): LadderContext {
  const { costs, charges } = productInCurrency(product, currency);
  return {
    moq: product.moq,
    hasLtmCharge: product.charges.some(({ appliesLtm }) => appliesLtm),
    minGpPct: marginsOf(catalogue, product.categoryId).min,
    cost: supplierCostOf(catalogue, { ...product, costs }),
    charges,
  };
}

/** Rules about costs: their presence and their absence both reveal something about the costs. */
const aboutCosts: ReadonlySet<LadderIssue['rule']> = new Set(['L6', 'L7']);

/** Issues of a ladder and what follows from it, as far as who asks may know of them. */
export function checkLadder(requested: RequestContext, ladder: LadderToCheck): SlabCheck {
  const context = contextOf(requested, ladder);
  return {
    issues: ladderIssues(ladder.slabs, context)
      .filter(({ rule: name }) => requested.viewer.costs || !aboutCosts.has(name))
      .map((issue) => ({ ...issue, values: { ...issue.values } })),
    derived: [...ladderRows(ladder.slabs, context)],
  };
}

const rule = (issues: readonly LadderIssue[]) =>
  unprocessable(
    ...issues.map((issue) => ({
      field: issue.row === null ? 'slabs' : `slabs.${issue.row}`,
      code: issue.code,
      message: ruleSentence(issue),
    })),
  );

/** L1 to L3 keep even a draft from being saved; undefined when they hold. */
export function draftProblems(
  requested: RequestContext,
  ladder: LadderToCheck,
): ReturnType<typeof rule> | undefined {
  const issues = ladderIssues(ladder.slabs, contextOf(requested, ladder));
  const blocking = issues.filter(({ publish }) => publish === 'blocks');
  return blocking.length > 0 ? rule(blocking) : undefined;
}

/** A draft may become a price: with the reason that overrode a rule, null when no rule had to be. */
interface Publishable {
  readonly override: string | null;
}

type Refused = NonNullable<ReturnType<typeof rule> | ReturnType<typeof missingPermission>>;

/** Checks what is to be published (L1 to L7). A reason counts only from somebody who may override. */
export function validatePublish(
  me: SignedIn,
  requested: RequestContext,
  ladder: LadderToCheck,
  { reason, acknowledge = false }: { reason?: string; acknowledge?: boolean },
): Publishable | { refused: Refused } {
  const issues = ladderIssues(ladder.slabs, contextOf(requested, ladder));
  const overriding = issues.some(({ publish }) => publish === 'override');
  const refused =
    overriding && reason !== undefined ? missingPermission(me, permissions.priceSlabsOverride) : undefined;
  if (refused) return { refused };
  const against = issues.filter(
    ({ publish }) =>
      publish === 'blocks' ||
      (publish === 'override' && reason === undefined) ||
      (publish === 'acknowledge' && !acknowledge),
  );
  if (against.length > 0) return { refused: rule(against) };
  return { override: overriding ? (reason ?? null) : null };
}
