import { listAccountSessionsOptions } from '#api/generated/query/account.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import home from '#shared/i18n/locales/en/home.json';

registerEnglish('home', home);

export { HomePage as Component } from './HomePage.tsx';

/** Starts reading the sign-ins and does not wait: the page greets at once, and each part fails alone. */
export function loader(): Promise<null> {
  queryClient.query(listAccountSessionsOptions()).catch(() => undefined);
  return Promise.resolve(null);
}
