import { authorOf, fieldChanges, logActivity, type Author } from '#mocks/areas/activity/log.ts';
import { catalogueOf, type Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { RequestContext, SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import type { FieldProblem, PriceRule, PriceRuleInput } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { takenProblem } from '#mocks/core/problems.ts';
import { isChanged, suggestAll } from './priceSuggestions.ts';
import type { PriceRuleRecord } from './recordTypes.ts';
import { isNameTaken } from './ruleName.ts';
import { competitorNames, findScopeProblems, findUnknown, scopeFields } from './ruleScopeRecords.ts';

/** Fields whose changes are in the history. */
const loggedFields = [
  ...[
    'name',
    'state',
    'priority',
    'strategy',
    'amount',
    'quantities',
    'minGpPct',
    'maxChangePct',
    'rounding',
  ],
  ...['categories', 'suppliers', 'brand', 'kviOnly', 'competitorMode', 'competitors'],
];

/** Rules as the contract says them, with how many products each changes now. */
export function toPriceRules(context: RequestContext, records: readonly PriceRuleRecord[]): PriceRule[] {
  const changed = new Map<string, number>();
  for (const found of suggestAll(context, context.catalogue.market.priceRules.all())) {
    if (isChanged(found)) changed.set(found.rule.id, (changed.get(found.rule.id) ?? 0) + 1);
  }
  return records.map((record) => ({ ...record, affected: changed.get(record.id) ?? 0 }));
}

/** The fields of a rule as the history names them: what it is about by name. */
function toFields(catalogue: Catalogue, record: PriceRuleRecord | null): object {
  if (!record) return {};
  const { scope, strategy, competitors, quantities } = record;
  return {
    ...record,
    ...scopeFields(catalogue, scope),
    strategy: strategy.kind,
    amount:
      strategy.amount === null ? null : `${strategy.amount}${strategy.unit === 'percent' ? ' %' : ' USD'}`,
    quantities: quantities.join(', '),
    brand: scope.brand,
    competitorMode: competitors.mode,
    competitors: competitorNames(catalogue, competitors.ids),
  };
}

type Terms = Omit<PriceRuleInput, 'name'>;

const needs = (field: string, isGiven: boolean, isNeeded: boolean): FieldProblem[] => {
  if (isGiven === isNeeded) return [];
  return [
    isNeeded
      ? { field, code: 'required', message: 'is needed here' }
      : { field, code: 'not_allowed', message: 'does not belong here' },
  ];
};

/** Why terms cannot be those of a rule. */
export function findPriceTermProblems(
  catalogue: Catalogue,
  { scope, strategy, competitors }: Terms,
): FieldProblem[] {
  const { kind, amount, unit } = strategy;
  const hasAmount = kind !== 'matchLowest' && kind !== 'hold';
  const isAll = amount !== null && hasAmount && unit === 'percent' && Number(amount) >= 100;
  return [
    ...needs('strategy.amount', amount !== null, hasAmount),
    ...(isAll
      ? [{ field: 'strategy.amount', code: 'too_large', message: 'has to be below 100 percent' }]
      : []),
    ...needs('competitors.ids', competitors.ids.length > 0, competitors.mode !== 'all'),
    ...findUnknown('competitors.ids', competitors.ids, catalogue.market.competitors),
    ...findScopeProblems(catalogue, scope),
  ];
}

/** Why a rule cannot be what somebody wants it to be. */
export const findPriceRuleProblems = (
  catalogue: Catalogue,
  { name, ...terms }: PriceRuleInput,
  ownId?: string,
): FieldProblem[] => [
  ...(isNameTaken(catalogue.market.priceRules, name, ownId) ? [takenProblem('name')] : []),
  ...findPriceTermProblems(catalogue, terms),
];

type Content = Omit<PriceRuleRecord, 'version' | 'updatedAt' | 'updatedBy'>;

/** Stores a rule and writes down what was done to it; null before: it was not there. */
export function savePriceRule(
  call: SignedInCall,
  { catalogue, viewer }: RequestContext,
  before: PriceRuleRecord | null,
  content: Content,
): PriceRuleRecord {
  const after = catalogue.market.priceRules.put({
    ...content,
    version: (before?.version ?? 0) + 1,
    updatedAt: new Date(viewer.now).toISOString(),
    updatedBy: authorOf(call).actor,
  });
  logPriceRule(call.db, authorOf(call), before, after);
  return after;
}

/** Takes a rule away. */
export function removePriceRule(
  call: SignedInCall,
  { catalogue }: RequestContext,
  record: PriceRuleRecord,
): void {
  catalogue.market.priceRules.remove(record.id);
  logPriceRule(call.db, authorOf(call), record, null);
}

function logPriceRule(
  db: Db,
  author: Author,
  before: PriceRuleRecord | null,
  after: PriceRuleRecord | null,
): void {
  const catalogue = catalogueOf(db.catalogue);
  const { id = '', name = '' } = after ?? before ?? {};
  logActivity(db, author, {
    action: before && after ? 'update' : after ? 'create' : 'delete',
    entityType: 'priceRule',
    entityId: id,
    entityLabel: name,
    changes: fieldChanges(toFields(catalogue, before), toFields(catalogue, after), loggedFields),
    undo: { kind: 'priceRule', before, after },
  });
}
