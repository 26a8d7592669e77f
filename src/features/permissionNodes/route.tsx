import './permissionNodesTexts.ts';
import { queryClient } from '#api/queryClient.ts';
import { checkOptions, nodesOptions } from './nodeQueries.ts';

export { PermissionNodesPage as Component } from './PermissionNodesPage.tsx';

/** Starts reading the tree and its check, and does not wait. */
export function loader(): Promise<null> {
  queryClient.query(nodesOptions()).catch(() => undefined);
  queryClient.query(checkOptions()).catch(() => undefined);
  return Promise.resolve(null);
}
