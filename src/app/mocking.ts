import { provideStripe } from '#shared/lib/stripeSource.ts';

/** What the sign-in page needs of a demo account (D32). */
export type DemoAccount = { label: string; email: string; password: string };

// The build replaces the constants by their values: in a production build every branch below is gone, and with it the
// only way from the panel to the mock (D31, T12).

/** True where the mock answers, so that its accounts are offered for signing in. */
export const hasDemoAccounts = __API_MODE__ === 'mock' || __API_MODE__ === 'worker';

/** Starts the handlers inside the page: only in the static demo. Elsewhere a server answers, real or ours. */
export async function startMocks(): Promise<void> {
  if (__API_MODE__ === 'worker') {
    const { startBrowserMock } = await import('#mocks/adapters/browser.ts');
    await startBrowserMock();
  }
}

/** The mock's staff, one per role, then the accounts that cannot be used. */
export async function loadDemoAccounts(): Promise<readonly DemoAccount[]> {
  if (__API_MODE__ === 'mock' || __API_MODE__ === 'worker') {
    const { PASSWORD, staff, unusable } = await import('#mocks/core/users.ts');
    return [...staff, ...unusable].map(({ email }) => ({
      label: toLabel(email),
      email,
      password: PASSWORD,
    }));
  }
  return [];
}

/** Puts the mock's data back to its seeds (D31: one click resets it). */
export async function resetDemoData(): Promise<void> {
  if (__API_MODE__ === 'mock' || __API_MODE__ === 'worker') {
    const { resetMockServer } = await import('#mocks/adapters/resetMockServer.ts');
    await resetMockServer();
  }
}

/** Puts the stand-in in the place of Stripe.js when a card form is opened, in builds that are not for the real one. */
export function connectStripe(): void {
  if (__STRIPE_MODE__ === 'double') {
    provideStripe(async () => {
      const { installInPage } = await import('#mocks/doubles/stripe/inPage.ts');
      installInPage();
    });
  }
}

/** `pricing.manager@backroom.test` is offered as "Pricing manager". */
function toLabel(email: string): string {
  const name = email.slice(0, email.indexOf('@')).replaceAll('.', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
