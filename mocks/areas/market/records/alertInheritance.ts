import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { Db } from '#mocks/core/db.ts';

/** Leaves somebody's alerts to another member: those that are assigned, and the place among the recipients of rules. */
export function leaveAlerts(db: Db, from: string, to: string): void {
  const { alerts, alertRules } = catalogueOf(db.catalogue).market;
  for (const alert of alerts.all())
    if (alert.assigneeId === from) alerts.put({ ...alert, assigneeId: to, version: alert.version + 1 });
  for (const rule of alertRules.all()) {
    if (!rule.recipientIds.includes(from)) continue;
    const recipientIds = [...new Set(rule.recipientIds.map((id) => (id === from ? to : id)))];
    alertRules.put({ ...rule, recipientIds, version: rule.version + 1 });
  }
}
