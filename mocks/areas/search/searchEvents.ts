import { missingPermission } from '#mocks/core/hasPermission.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { incrementCount } from './incrementCount.ts';

export const searchEvents = {
  sendSearchEvents: ({ db, me, body }) => {
    const refusal = missingPermission(me, permissions.search);
    if (refusal) return refusal;
    for (const { type, query } of body.events) {
      const list = type === 'noHits' ? 'noHits' : 'successful';
      db.search[list] = incrementCount(db.search[list], query);
    }
    return { status: 202, body: { taken: body.events.length } };
  },
} satisfies Partial<Area<'search'>>;
