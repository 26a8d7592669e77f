import { signInBegins } from '#app/lifecycle/preload.ts';
import { hasDemoAccounts } from '#app/mocking.ts';
import { LoginPage } from '#features/auth/LoginPage.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';

/** /login as the panel shows it: the form, and in the modes of the mock its accounts. */
export function LoginRoute() {
  return (
    <LoginPage
      onActive={signInBegins}
      extra={hasDemoAccounts ? (fill) => <DemoAccounts onChoose={fill} /> : undefined}
    />
  );
}
