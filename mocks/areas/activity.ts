import { actorOf } from '#mocks/catalogue/history.ts';
import { pageOf } from '#mocks/catalogue/pages.ts';
import { refusedWithout } from '#mocks/hasPermission.ts';
import type { Area } from '#mocks/types.ts';
import { mayKnow } from '#mocks/withheld.ts';
import { permissions } from '#session/permissions.ts';
import { requestContext, refusedReader } from './catalogueShared.ts';

export const activity = {
  listActivity: (call) => {
    const { entityType, entityId, mine } = call.query;
    const { id } = actorOf(call.me.account);
    const refused = entityId ? refusedReader(call.me) : refusedWithout(call.me, permissions.activityLog);
    // What one did oneself is nobody's secret.
    if (refused && !mine) return refused;
    requestContext(call);
    const found = call.db.catalogue.activity.filter(
      (entry) =>
        (!mine || entry.actor.id === id) &&
        (!entityType || entry.entityType === entityType) &&
        (!entityId || entry.entityId === entityId) &&
        (entry.changes.length === 0 || entry.changes.some(({ field }) => mayKnow(call.me, field))),
    );
    return { status: 200, body: pageOf(found, call.query) };
  },
} satisfies Partial<Area<'catalogue'>>;
