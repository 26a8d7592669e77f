import { actorOf } from '#mocks/core/accounts.ts';
import { pageOf } from '#mocks/core/pages.ts';
import { hasPermission, missingPermission } from '#mocks/core/hasPermission.ts';
import type { Area } from '#mocks/core/types.ts';
import { canReadField } from '#mocks/core/withheld.ts';
import { permissions } from '#session/permissions.ts';
import { requestContext, missingReadPermission } from '#mocks/areas/catalogue/records/requestContext.ts';

export const activity = {
  listActivity: (call) => {
    const { entityType, entityId, mine } = call.query;
    const { id } = actorOf(call.me.account);
    const canReadMembers = hasPermission(call.me, permissions.team);
    const refusal = entityId
      ? entityType === 'member'
        ? missingPermission(call.me, permissions.team)
        : missingReadPermission(call.me)
      : missingPermission(call.me, permissions.activityLog);
    // What one did oneself is nobody's secret.
    if (refusal && !mine) return refusal;
    requestContext(call);
    const entries = call.db.catalogue.activity.filter(
      (entry) =>
        (!mine || entry.actor.id === id) &&
        (!entityId || mine || canReadMembers || entry.entityType !== 'member') &&
        (!entityType || entry.entityType === entityType) &&
        (!entityId || entry.entityId === entityId) &&
        (entry.changes.length === 0 || entry.changes.some(({ field }) => canReadField(call.me, field))),
    );
    return { status: 200, body: pageOf(entries, call.query) };
  },
} satisfies Partial<Area<'catalogue'>>;
