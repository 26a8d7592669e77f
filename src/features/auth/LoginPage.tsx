import { useEffect, useSyncExternalStore, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { storage } from '#shared/lib/storage.ts';
import { lazyDrafts } from '#session/lazyDrafts.ts';
import type { EndReason as Reason } from '#session/sessionState.ts';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import { emailDraft } from './emailDraft.ts';
import { loginSchema } from './loginSchema.ts';
import { PasswordField } from './PasswordField.tsx';
import { PlainField } from './PlainField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthForm } from './useAuthForm.ts';

let isBlocked: boolean | undefined;

const never = (): (() => void) => () => undefined;

export type Credentials = { email: string; password: string };

type LoginPageProps = {
  /** Called at each sign of someone signing in, so that the signed-in part can be fetched meanwhile. */
  onActive: () => void;
  /** Stands below the form and may fill it. */
  extra?: ((fill: (credentials: Credentials) => void) => ReactNode) | undefined;
};

/** /login. Prerendered and hydrated: its first render depends on nothing but the language. */
export function LoginPage({ onActive, extra }: LoginPageProps) {
  const { t } = useTranslation('public');
  const isIn = useSession(({ status }) => status === 'in');
  const isForgetful = useStorageBlocked();
  const { form, field, fill, isSubmitting } = useAuthForm(loginSchema, async (credentials) => {
    onActive();
    const result = await session.signIn(credentials);
    if (result.ok) emailDraft.value = undefined;
    // A disabled account is a reason of the session's, which EndReason says.
    if (!result.ok && result.reason === 'failed') throw result.error;
  });

  useEffect(() => {
    // A dialog that goes with the session may have left the focus to the heading.
    if (document.activeElement?.matches('body, h1')) document.getElementById('email')?.focus();
  }, []);

  const fillIn = (credentials: Credentials): void => {
    fill(credentials);
    document.querySelector<HTMLElement>('.p-go')?.focus();
  };

  return (
    <AlreadySignedIn>
      <EndReason />
      <AuthHeading title={t('login.title')} lead={t('login.lead')} />
      {isForgetful && (
        <p role="alert" className="p-news p-danger">
          {t('login.storageBlocked')}
        </p>
      )}
      <form {...form} onInput={onActive}>
        <PlainField
          {...field('email')}
          id="email"
          type="email"
          label={t('field.email')}
          autoComplete="username"
        />
        <PasswordField
          {...field('password')}
          id="password"
          label={t('field.password')}
          autoComplete="current-password"
        />
        <p className="p-aside">
          <Link to={paths.forgotPassword}>{t('login.forgot')}</Link>
        </p>
        <SubmitButton
          label={t('login.submit')}
          pendingLabel={t('login.submitting')}
          isPending={isSubmitting || isIn}
        />
      </form>
      {extra?.(fillIn)}
      <p className="p-foot">
        {t('login.new')} <Link to={paths.register}>{t('login.register')}</Link>
      </p>
    </AlreadySignedIn>
  );
}

/** E16: whether this browser keeps nothing between pages; asked once, and not while prerendering. */
function useStorageBlocked(): boolean {
  return useSyncExternalStore(
    never,
    () => (isBlocked ??= !storage.available()),
    () => false,
  );
}

const ending = () => storage.session.get('ending');
const lastReason = (): Reason | null => session.getSnapshot().endReason ?? ending()?.reason ?? null;
const isKept = (): boolean => !lazyDrafts.isEmpty() || (ending()?.keptUntil ?? 0) > Date.now();

/**
 * Why the session ended, in one sentence, after a reload too; focus goes to it, which also makes screen readers say it
 * (D17).
 */
function EndReason() {
  const { t } = useTranslation('public');
  const reason = useSyncExternalStore(session.subscribe, lastReason, () => null);
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (reason) sentence.current?.focus();
  }, [reason]);

  if (!reason || reason === 'needLogin') return null;
  return (
    <p ref={sentence} tabIndex={-1} className={reason === 'disabled' ? 'p-news p-danger' : 'p-news'}>
      {t(`end.${reason}`)} {isKept() && t('end.kept')}
    </p>
  );
}
