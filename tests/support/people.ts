import type { SessionUser } from '#shared/lib/storageKeys.ts';

/** A member of staff whose id and login name are `id`. */
export function createUser(id: string): SessionUser {
  return {
    userId: id,
    loginName: id,
    userName: `${id} Example`,
    firstName: id,
    lastName: 'Example',
    userDesc: '',
    userHeader: null,
    userRoleId: '1',
    userRoleName: 'Auditor',
    email: `${id}@backroom.test`,
    locale: null,
    timeZone: '',
    numberFormat: '',
  };
}

/** The profile as `GET /logged-in-user` answers it for the same person. */
export function createProfile(id: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    username: id,
    first_name: id,
    last_name: 'Example',
    description: '',
    profile_image: null,
    role: { id: 1, name: 'Auditor' },
    email: `${id}@backroom.test`,
    is_active: 'Y',
    is_deleted: 'N',
    ...changes,
  };
}
