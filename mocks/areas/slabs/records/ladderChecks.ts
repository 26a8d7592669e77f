import { termsOf } from '#mocks/areas/market/records/marketTerms.ts';
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
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';

/** A ladder to check: of which product, in which currency. */
export interface LadderToCheck {
  readonly product: ProductRecord;
  readonly currency: string;
  readonly slabs: readonly SlabRecord[];
}

/** What a ladder is checked against, in its own currency: L6 compares no euros with dollars. */
function toLadderContext({ catalogue }: RequestContext, { product, currency }: LadderToCheck): LadderContext {
  const { costs, charges } = productInCurrency(product, currency, termsOf(catalogue.market).rates);
  return {
    moq: product.moq,
    hasLtmCharge: product.charges.some(({ appliesLtm }) => appliesLtm),
    minGpPct: marginsOf(catalogue, product.categoryId).min,
    cost: supplierCostOf(catalogue, { ...product, costs }),
    charges,
  };
}

/** Rules about costs: their presence and their absence both reveal something about the costs. */
const costRules: ReadonlySet<LadderIssue['rule']> = new Set(['L6', 'L7']);

/** Issues of a ladder and what follows from it, as far as who asks may know of them. */
export function checkLadder(context: RequestContext, ladder: LadderToCheck): SlabCheck {
  const ladderContext = toLadderContext(context, ladder);
  return {
    issues: ladderIssues(ladder.slabs, ladderContext)
      .filter(({ rule: name }) => context.viewer.costs || !costRules.has(name))
      .map((issue) => ({ ...issue, values: { ...issue.values } })),
    derived: [...ladderRows(ladder.slabs, ladderContext)],
  };
}

const toRefusal = (issues: readonly LadderIssue[]) =>
  unprocessable(
    ...issues.map((issue) => ({
      field: issue.row === null ? 'slabs' : `slabs.${issue.row}`,
      code: issue.code,
      message: ruleSentence(issue),
    })),
  );

/** L1 to L3 keep even a draft from being saved; undefined when they hold. */
export function findDraftRefusal(
  context: RequestContext,
  ladder: LadderToCheck,
): ReturnType<typeof toRefusal> | undefined {
  const issues = ladderIssues(ladder.slabs, toLadderContext(context, ladder));
  const blockingIssues = issues.filter(({ publish }) => publish === 'blocks');
  return blockingIssues.length > 0 ? toRefusal(blockingIssues) : undefined;
}

/** A draft may become a price: with the reason that overrode a rule, null when no rule had to be. */
interface Publishable {
  readonly override: string | null;
}

type PublishRefusal = NonNullable<ReturnType<typeof toRefusal> | ReturnType<typeof missingPermission>>;

/** Checks what is to be published (L1 to L7). A reason counts only from somebody who may override. */
export function validatePublish(
  me: SignedIn,
  context: RequestContext,
  ladder: LadderToCheck,
  { reason, acknowledge = false }: { reason?: string; acknowledge?: boolean },
): Publishable | { refusal: PublishRefusal } {
  const issues = ladderIssues(ladder.slabs, toLadderContext(context, ladder));
  const needsOverride = issues.some(({ publish }) => publish === 'override');
  const refusal =
    needsOverride && reason !== undefined ? missingPermission(me, permissions.priceSlabsOverride) : undefined;
  if (refusal) return { refusal };
  const violations = issues.filter(
    ({ publish }) =>
      publish === 'blocks' ||
      (publish === 'override' && reason === undefined) ||
      (publish === 'acknowledge' && !acknowledge),
  );
  if (violations.length > 0) return { refusal: toRefusal(violations) };
  return { override: needsOverride ? (reason ?? null) : null };
}
