import { refusedWithout } from '#mocks/core/hasPermission.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { countedAgain } from './counted.ts';

export const searchEvents = {
  sendSearchEvents: ({ db, me, body }) => {
    const refused = refusedWithout(me, permissions.search);
    if (refused) return refused;
    for (const { type, query } of body.events) {
      const list = type === 'noHits' ? 'noHits' : 'led';
      db.search[list] = countedAgain(db.search[list], query);
    }
    return { status: 202, body: { taken: body.events.length } };
  },
} satisfies Partial<Area<'search'>>;
