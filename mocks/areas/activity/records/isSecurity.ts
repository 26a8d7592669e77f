import type { ActivityRecord } from '#mocks/areas/activity/log.ts';

const securityActions: ReadonlySet<string> = new Set([
  'login',
  'logout',
  'loginFailed',
  'passwordChange',
  'permissionChange',
  'export',
]);
const securityTypes: ReadonlySet<string> = new Set([
  'account',
  'resetLink',
  'member',
  'role',
  'permissionNode',
  'export',
]);

/** Whether an entry matters for security, as the contract says. */
export function isSecurity({ action, entityType, changes }: ActivityRecord): boolean {
  if (securityActions.has(action) || securityTypes.has(entityType)) return true;
  return entityType === 'payment' && changes.some(({ field }) => field === 'refunded');
}
