import './accountTexts.ts';
import { listAccountSessionsOptions } from '#api/generated/query/account.gen.ts';
import { queryClient } from '#api/queryClient.ts';

export { AccountPage as Component } from './AccountPage.tsx';

/** Starts reading the sign-ins and does not wait: the rest of the page stands without them, and they fail alone. */
export function loader(): Promise<null> {
  queryClient.query(listAccountSessionsOptions()).catch(() => undefined);
  return Promise.resolve(null);
}
