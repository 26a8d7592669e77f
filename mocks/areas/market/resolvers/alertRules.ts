import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound, unprocessable, versionConflict } from '#mocks/core/problems.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { backtest } from '#mocks/areas/market/records/alertBacktest.ts';
import {
  findRuleProblems,
  findTermProblems,
  removeAlertRule,
  saveAlertRule,
  toAlertRule,
} from '#mocks/areas/market/records/alertRuleRecords.ts';

/** Rules that say which changes of the market raise an alert, and for whom. */
export const alertRules: Pick<
  Area<'alerts'>,
  | 'listAlertRules'
  | 'createAlertRule'
  | 'getAlertRule'
  | 'replaceAlertRule'
  | 'deleteAlertRule'
  | 'backtestAlertRule'
> = {
  listAlertRules: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdmin);
    if (refusal) return refusal;
    const context = requestContext(call);
    const items = context.catalogue.market.alertRules
      .all()
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((record) => toAlertRule(call.db, context, record));
    return { status: 200, body: { items } };
  },

  createAlertRule: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdminRules);
    if (refusal) return refusal;
    const context = requestContext(call);
    const problems = findRuleProblems(call.db, context.catalogue, call.body);
    if (problems.length > 0) return unprocessable(...problems);
    const { cooldownHours = 24, minimumChange = null, ...content } = call.body;
    const id = context.catalogue.nextId('alr');
    const created = saveAlertRule(call, context, null, { ...content, cooldownHours, minimumChange, id });
    return { status: 201, body: toAlertRule(call.db, context, created), ...locationOf(`/alert-rules/${id}`) };
  },

  getAlertRule: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdmin);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.market.alertRules.get(call.path.alertRuleId);
    return record ? { status: 200, body: toAlertRule(call.db, context, record) } : notFound();
  },

  replaceAlertRule: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdminRules);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.market.alertRules.get(call.path.alertRuleId);
    if (!record) return notFound();
    const { version, ...content } = call.body;
    if (record.version !== version)
      return versionConflict(toAlertRule(call.db, context, record), record.updatedBy.name);
    const problems = findRuleProblems(call.db, context.catalogue, content, record.id);
    if (problems.length > 0) return unprocessable(...problems);
    const after = saveAlertRule(call, context, record, { ...content, id: record.id });
    return { status: 200, body: toAlertRule(call.db, context, after) };
  },

  deleteAlertRule: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdminRules);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.market.alertRules.get(call.path.alertRuleId);
    if (!record) return notFound();
    if (record.version !== call.query.version)
      return versionConflict(toAlertRule(call.db, context, record), record.updatedBy.name);
    removeAlertRule(call, context, record);
    return { status: 200, body: { id: record.id } };
  },

  backtestAlertRule: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdminRules);
    if (refusal) return refusal;
    const context = requestContext(call);
    const problems = findTermProblems(context.catalogue, call.body);
    if (problems.length > 0) return unprocessable(...problems);
    return { status: 200, body: backtest(call.db, context, call.body) };
  },
};
