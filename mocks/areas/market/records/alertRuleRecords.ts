import { authorOf, fieldChanges, logActivity, type Author } from '#mocks/areas/activity/log.ts';
import { catalogueOf, type Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { RequestContext, SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import { findMember } from '#mocks/areas/people/records/teamContext.ts';
import type { AlertRule, AlertRuleInput, FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { actorOf } from '#mocks/core/accounts.ts';
import type { Db } from '#mocks/core/db.ts';
import { takenProblem } from '#mocks/core/problems.ts';
import { collectAlerts, listAlertRecords } from './alertRecords.ts';
import type { AlertRuleRecord } from './recordTypes.ts';
import { isNameTaken } from './ruleName.ts';
import { competitorNames, findScopeProblems, findUnknown, scopeFields } from './ruleScopeRecords.ts';

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
  return {
    ...record,
    condition: condition.kind,
    minimumPct: condition.minimumPct,
    ...scopeFields(catalogue, scope),
    competitors: competitorNames(catalogue, scope.competitorIds),
    recipients: recipientsOf(db, record)
      .map(({ name }) => name)
      .join(', '),
  };
}

const hasPercentage = new Set<AlertRuleInput['condition']['kind']>(['competitorDrop', 'competitorRise']);

/** Why terms cannot be those of a rule. */
export function findTermProblems(
  catalogue: Catalogue,
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
    ...findScopeProblems(catalogue, scope),
    ...findUnknown('scope.competitorIds', scope.competitorIds, catalogue.market.competitors),
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
    ...(isNameTaken(catalogue.market.alertRules, name, ownId) ? [takenProblem('name')] : []),
    ...findTermProblems(catalogue, terms),
    ...findUnknown('recipientIds', recipientIds, { get: (id) => findMember(db, id) }),
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
