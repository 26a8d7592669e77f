import { examples } from '#mocks/contract/examples.gen.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

/** Kept from the template; no screen calls it. */
export const template: Area<'template'> = {
  listUsers: ({ db, me }) => {
    const titles = JSON.stringify(me.account.menu.data);
    if (!titles.includes(`"${permissions.team}"`))
      return { status: 403, body: { ...examples.forbidden, node: permissions.team } };
    const users = Object.values(db.accounts).map(({ username, email }) => ({ username, email }));
    return { status: 200, body: users };
  },
};
