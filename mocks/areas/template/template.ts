import { missingPermission } from '#mocks/core/hasPermission.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

/** Kept from the template; no screen calls it. */
export const template: Area<'template'> = {
  listUsers: ({ db, me }) => {
    const refusal = missingPermission(me, permissions.team);
    if (refusal) return refusal;
    const users = Object.values(db.accounts).map(({ username, email }) => ({ username, email }));
    return { status: 200, body: users };
  },
};
