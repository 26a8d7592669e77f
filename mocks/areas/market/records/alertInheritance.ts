import type { Author } from '#mocks/areas/activity/log.ts';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { Db } from '#mocks/core/db.ts';
import { logAlertRule } from './alertRuleRecords.ts';
import { putAlert } from './alertWriting.ts';

/** Leaves somebody's alerts to another member: those that are assigned, and the place among the recipients of rules. */
export function leaveAlerts(db: Db, author: Author, from: string, to: string): void {
  const catalogue = catalogueOf(db.catalogue);
  const { alerts, alertRules } = catalogue.market;
  for (const alert of alerts.all())
    if (alert.assigneeId === from) putAlert(db, author, alert, { ...alert, assigneeId: to });
  for (const rule of alertRules.all()) {
    if (!rule.recipientIds.includes(from)) continue;
    const recipientIds = [...new Set(rule.recipientIds.map((id) => (id === from ? to : id)))];
    const after = alertRules.put({ ...rule, recipientIds, version: rule.version + 1 });
    logAlertRule(db, author, rule, after);
  }
}
