import { authorOf, fieldChanges, logActivity, type Author } from '#mocks/areas/activity/log.ts';
import { catalogueOf, type Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { RequestContext, SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import { findMember } from '#mocks/areas/people/records/teamContext.ts';
import type { AlertRule, AlertRuleInput, FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import type { Db } from '#mocks/core/db.ts';
import { takenProblem, unknownReference } from '#mocks/core/problems.ts';
import { collectAlerts, listAlertRecords } from './alertRecords.ts';
import { isRuleNameTaken } from './alertRuleName.ts';
import type { AlertRuleRecord } from './recordTypes.ts';

const WEEK_MS = 7 * 86_400_000;

/** Fields whose changes are in the history. */
const loggedFields = [
  ...['name', 'condition', 'minimumPct', 'categories', 'suppliers', 'competitors', 'kviOnly'],
  ...['cooldownHours', 'minimumChange', 'recipients', 'channel', 'state'],
];

function recipientsOf(db: Db, { recipientIds }: AlertRuleRecord): AlertRule['recipients'] {
  return recipientIds.flatMap((id) => {
    const account = findMember(db, id);
    return account ? actorOf(account) : [];
  });
}

/** A rule as the contract says it. */
export function toAlertRule(db: Db, context: RequestContext, record: AlertRuleRecord): AlertRule {
  const since = context.viewer.now - WEEK_MS;
  const raised = listAlertRecords(db, context).filter(
    ({ ruleId, happenedAt }) => ruleId === record.id && Date.parse(happenedAt) >= since,
  );
  const { id, name, condition, scope, cooldownHours, minimumChange } = record;
  const { channel, state, version, updatedAt, updatedBy } = record;
  return {
    ...{ id, name, condition, scope, cooldownHours, minimumChange, channel, state },
    recipients: recipientsOf(db, record),
    firedLastWeek: raised.length,
    ...{ version, updatedAt, updatedBy },
  };
}

/** The fields of a rule as the history names them: what it is about by name. */
function toFields(db: Db, catalogue: Catalogue, record: AlertRuleRecord | null): object {
  if (!record) return {};
  const { condition, scope } = record;
  const join = (names: readonly (string | undefined)[]): string => names.filter(Boolean).join(', ');
  return {
    ...record,
    condition: condition.kind,
    minimumPct: condition.minimumPct,
    categories: join(scope.categoryIds.map((id) => catalogue.categories.get(id)?.title)),
    suppliers: join(scope.supplierIds.map((id) => catalogue.suppliers.get(id)?.name)),
    competitors: join(scope.competitorIds.map((id) => catalogue.market.competitors.get(id)?.name)),
    kviOnly: scope.kviOnly,
    recipients: join(recipientsOf(db, record).map(({ name }) => name)),
  };
}

const hasPercentage = new Set<AlertRuleInput['condition']['kind']>(['competitorDrop', 'competitorRise']);

const findUnknown = (
  field: string,
  ids: readonly string[],
  isKnown: (id: string) => boolean,
): FieldProblem[] =>
  ids.flatMap((id, at) => (isKnown(id) ? [] : unknownReference(`${field}.${at}`, 'is not there')));

/** Why terms cannot be those of a rule. */
export function findTermProblems(
  { categories, suppliers, market }: Catalogue,
  { condition, scope }: Pick<AlertRuleInput, 'condition' | 'scope'>,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (hasPercentage.has(condition.kind) !== (condition.minimumPct !== null))
    problems.push(
      condition.minimumPct === null
        ? { field: 'condition.minimumPct', code: 'required', message: 'is needed with a change of price' }
        : { field: 'condition.minimumPct', code: 'not_allowed', message: 'belongs to a change of price' },
    );
  return [
    ...problems,
    ...findUnknown('scope.categoryIds', scope.categoryIds, (id) => categories.get(id) !== undefined),
    ...findUnknown('scope.supplierIds', scope.supplierIds, (id) => suppliers.get(id) !== undefined),
    ...findUnknown(
      'scope.competitorIds',
      scope.competitorIds,
      (id) => market.competitors.get(id) !== undefined,
    ),
  ];
}

/** Why a rule cannot be what somebody wants it to be. */
export function findRuleProblems(
  db: Db,
  catalogue: Catalogue,
  { name, recipientIds, ...terms }: Omit<AlertRuleInput, 'cooldownHours' | 'minimumChange'>,
  ownId?: string,
): FieldProblem[] {
  return [
    ...(isRuleNameTaken(catalogue.market, name, ownId) ? [takenProblem('name')] : []),
    ...findTermProblems(catalogue, terms),
    ...findUnknown('recipientIds', recipientIds, (id) => findMember(db, id) !== undefined),
  ];
}

type Content = Omit<AlertRuleRecord, 'version' | 'updatedAt' | 'updatedBy'>;

/** Stores a rule and writes down what was done to it; null before: it was not there. */
export function saveAlertRule(
  call: SignedInCall,
  context: RequestContext,
  before: AlertRuleRecord | null,
  content: Content,
): AlertRuleRecord {
  const { catalogue, viewer } = context;
  // What has happened up to now is judged by the rule as it was.
  collectAlerts(call.db, context);
  const after = catalogue.market.alertRules.put({
    ...content,
    version: (before?.version ?? 0) + 1,
    updatedAt: new Date(viewer.now).toISOString(),
    updatedBy: authorOf(call).actor,
  });
  logAlertRule(call.db, authorOf(call), before, after);
  return after;
}

/** Takes a rule away. */
export function removeAlertRule(call: SignedInCall, context: RequestContext, record: AlertRuleRecord): void {
  const { catalogue } = context;
  collectAlerts(call.db, context);
  catalogue.market.alertRules.remove(record.id);
  logAlertRule(call.db, authorOf(call), record, null);
}

/** Writes down what was done to a rule; null: it was not there, or is not any more. */
export function logAlertRule(
  db: Db,
  author: Author,
  before: AlertRuleRecord | null,
  after: AlertRuleRecord | null,
): void {
  const catalogue = catalogueOf(db.catalogue);
  const { id = '', name = '' } = after ?? before ?? {};
  logActivity(db, author, {
    action: before && after ? 'update' : after ? 'create' : 'delete',
    entityType: 'alertRule',
    entityId: id,
    entityLabel: name,
    changes: fieldChanges(toFields(db, catalogue, before), toFields(db, catalogue, after), loggedFields),
    undo: { kind: 'alertRule', before, after },
  });
}
