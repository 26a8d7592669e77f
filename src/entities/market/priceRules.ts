import type { PriceRuleTerms } from './priceRuleTerms.ts';
import { isProductInScope, type ProductScope, type ScopedProduct } from './ruleScope.ts';

/** Products whose prices a rule decides. */
export interface PriceRuleScope extends ProductScope {
  /** Compared without regard to case; null: any. */
  readonly brand: string | null;
}

/** Whose offers a rule compares with. */
export interface RuleCompetitors {
  readonly mode: 'all' | 'only' | 'except';
  /** Empty with `all`. */
  readonly ids: readonly string[];
}

/** A rule in its place among the others. */
export interface PriceRule extends PriceRuleTerms {
  readonly id: string;
  readonly name: string;
  /** The lowest number comes first. */
  readonly priority: number;
  /** Only active rules decide prices. */
  readonly state: 'draft' | 'active' | 'off';
  readonly scope: PriceRuleScope;
  readonly competitors: RuleCompetitors;
}

/** A product as scopes see it, with its brand. */
export interface BrandedProduct extends ScopedProduct {
  readonly brand: string | null;
}

/** Whether a rule could decide the price of a product. */
export function isInRuleScope(product: BrandedProduct, scope: PriceRuleScope): boolean {
  const isOfBrand = scope.brand === null || scope.brand.toLowerCase() === product.brand?.toLowerCase();
  return isOfBrand && isProductInScope(product, scope);
}

/** Whether a rule compares with the offers of a competitor. */
export function comparesWith({ mode, ids }: RuleCompetitors, competitorId: string): boolean {
  return mode === 'all' || ids.includes(competitorId) === (mode === 'only');
}

/** Rules in the order in which they are asked: by priority, of one priority by name, which no two have alike. */
export const inPriorityOrder = <Rule extends Pick<PriceRule, 'name' | 'priority'>>(
  rules: readonly Rule[],
): Rule[] => rules.toSorted((a, b) => a.priority - b.priority || (a.name < b.name ? -1 : 1));

/** The rule that decides the price of a product: of the active ones that it is in the scope of, the first. */
export function findDecidingRule<Rule extends Pick<PriceRule, 'name' | 'priority' | 'state' | 'scope'>>(
  rules: readonly Rule[],
  product: BrandedProduct,
): Rule | undefined {
  return inPriorityOrder(rules).find(
    ({ state, scope }) => state === 'active' && isInRuleScope(product, scope),
  );
}
