import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadForSignIn } from '#app/lifecycle/preload.ts';
import { hasDemoAccounts, loadDemoAccounts, resetDemoData, type DemoAccount } from '#app/mocking.ts';
import { LoginPage } from '#features/auth/LoginPage.tsx';

/** /login as the panel shows it: the form, and in the modes of the mock its accounts. */
export function LoginRoute() {
  return (
    <LoginPage
      onActive={preloadForSignIn}
      extra={hasDemoAccounts ? (fill) => <DemoAccounts onChoose={fill} /> : undefined}
    />
  );
}

type DemoAccountsProps = { onChoose: (account: DemoAccount) => void };

/** The named staff of the mock (D32). A build without the mock has neither the list nor the place for it. */
function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const { t } = useTranslation('public');
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  const [chosen, setChosen] = useState<DemoAccount | null>(null);
  const [reset, setReset] = useState<'done' | 'failed' | null>(null);
  useEffect(() => {
    void loadDemoAccounts().then(setAccounts);
  }, []);

  const startOver = (): void => {
    setChosen(null);
    resetDemoData().then(
      () => setReset('done'),
      () => setReset('failed'),
    );
  };

  if (accounts.length === 0) return null;
  return (
    <section className="p-demo" aria-labelledby="demo">
      <h2 id="demo">{t('demo.title')}</h2>
      {accounts.map((account) => (
        <button
          key={account.email}
          type="button"
          title={account.email}
          aria-pressed={account === chosen}
          onClick={() => {
            setChosen(account);
            setReset(null);
            onChoose(account);
          }}
        >
          {account.label}
        </button>
      ))}
      <p role="status">
        {reset ? t(`demo.reset.${reset}`) : chosen && t('demo.filled', { email: chosen.email })}
      </p>
      <p>
        <button type="button" className="p-demo-reset" onClick={startOver}>
          {t('demo.reset')}
        </button>
      </p>
    </section>
  );
}
