import './rolesTexts.ts';
import { queryClient } from '#api/queryClient.ts';
import { rolesOptions } from './roleQueries.ts';

export { RolesPage as Component } from './RolesPage.tsx';

/** Starts reading the roles, and does not wait. */
export function loader(): Promise<null> {
  queryClient.query(rolesOptions()).catch(() => undefined);
  return Promise.resolve(null);
}
