import './paymentsTexts.ts';
import { queryClient } from '#api/queryClient.ts';
import { configOptions } from './paymentQueries.ts';

export { PaymentsPage as Component } from './PaymentsPage.tsx';

/** Starts reading what the account can do, which every tab asks for, and does not wait. */
export function loader(): Promise<null> {
  queryClient.query(configOptions()).catch(() => undefined);
  return Promise.resolve(null);
}
