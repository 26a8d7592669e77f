import { marginsOf, supplierCostOf } from '#mocks/areas/catalogue/records/prices.ts';
import { productIn } from './rates.ts';
import type { ProductRecord, SlabRecord } from '#mocks/areas/catalogue/records/records.ts';
import type { SlabCheck } from '#mocks/contract/types/types.gen.ts';
import { refusedWithout } from '#mocks/core/hasPermission.ts';
import { unprocessable } from '#mocks/core/problems.ts';
import type { SignedIn } from '#mocks/core/types.ts';
import { ruleSentence } from './ruleSentence.ts';
import { permissions } from '#session/permissions.ts';
import { ladderIssues, type LadderIssue } from '#entities/pricing/ladderIssues.ts';
import { ladderRows, type LadderContext } from '#entities/pricing/ladderRows.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/catalogueShared.ts';

/** A ladder as it is judged: whose, in which currency. */
export interface Judged {
  readonly product: ProductRecord;
  readonly currency: string;
  readonly slabs: readonly SlabRecord[];
}

/** What a ladder is judged by, in its own currency: L6 compares no euros with dollars. */
function contextOf({ catalogue }: RequestContext, { product, currency }: Judged): LadderContext {
  const { costs, charges } = productIn(product, currency);
  return {
    moq: product.moq,
    hasLtmCharge: product.charges.some(({ appliesLtm }) => appliesLtm),
    minGpPct: marginsOf(catalogue, product.categoryId).min,
    cost: supplierCostOf(catalogue, { ...product, costs }),
    charges,
  };
}

/** Rules that judge by costs: that they speak, or that they do not, tells something about them. */
const aboutCosts: ReadonlySet<LadderIssue['rule']> = new Set(['L6', 'L7']);

/** Issues of a ladder and what follows from it, as far as who asks may know of them. */
export function checkOf(requested: RequestContext, ladder: Judged): SlabCheck {
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
export function refusedDraft(requested: RequestContext, ladder: Judged): ReturnType<typeof rule> | undefined {
  const issues = ladderIssues(ladder.slabs, contextOf(requested, ladder));
  const blocking = issues.filter(({ publish }) => publish === 'blocks');
  return blocking.length > 0 ? rule(blocking) : undefined;
}

/** A draft may become a price: with the reason that overrode a rule, null when no rule had to be. */
interface Publishable {
  readonly override: string | null;
}

type Refused = NonNullable<ReturnType<typeof rule> | ReturnType<typeof refusedWithout>>;

/** Judges what is to be published (L1 to L7). A reason counts only from somebody who may override. */
export function judged(
  me: SignedIn,
  requested: RequestContext,
  ladder: Judged,
  { reason, acknowledge = false }: { reason?: string; acknowledge?: boolean },
): Publishable | { refused: Refused } {
  const issues = ladderIssues(ladder.slabs, contextOf(requested, ladder));
  const overriding = issues.some(({ publish }) => publish === 'override');
  const refused =
    overriding && reason !== undefined ? refusedWithout(me, permissions.priceSlabsOverride) : undefined;
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
