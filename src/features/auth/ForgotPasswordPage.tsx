import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { forgotPassword } from '#api/generated/sdk/registration.gen.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import { forgotSchema } from './authSchemas.ts';
import { PlainField } from './PlainField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthForm } from './useAuthForm.ts';

function everySecond(listener: () => void): () => void {
  const tick = setInterval(listener, 1000);
  return () => clearInterval(tick);
}

const never = (): (() => void) => () => undefined;

const RESEND_MS = 60_000;

/** /forgot-password. The answer is the same whether the e-mail is known or not (T24). */
export function ForgotPasswordPage() {
  const { t } = useTranslation(['auth', 'public']);
  const [sent, setSent] = useState<{ email: string; again: number } | null>(null);
  const seconds = useCountdown(sent?.again ?? null);
  const { form, field, isSubmitting } = useAuthForm(forgotSchema, async ({ email }) => {
    if (seconds > 0) return;
    await forgotPassword({ body: { email } });
    setSent({ email, again: Date.now() + RESEND_MS });
  });

  return (
    <AlreadySignedIn>
      <AuthHeading title={t('forgot.title')} lead={t('forgot.lead')} />
      <p role="status" className="p-news">
        {sent && t('forgot.sent', { email: sent.email })}
      </p>
      <form {...form}>
        <PlainField
          {...field('email')}
          id="email"
          type="email"
          label={t('field.email', { ns: 'public' })}
          autoComplete="username"
        />
        <SubmitButton
          label={seconds > 0 ? t('forgot.againIn', { seconds }) : t(sent ? 'forgot.again' : 'forgot.submit')}
          pendingLabel={t('forgot.submitting')}
          isPending={isSubmitting}
          isBlocked={seconds > 0}
        />
      </form>
      <p className="p-foot">
        <Link to={paths.login}>{t('back.login')}</Link>
      </p>
    </AlreadySignedIn>
  );
}

/**
 * Whole seconds left until a moment, 0 once it has passed or when there is none.
 * @param until milliseconds since 1970, or null
 */
function useCountdown(until: number | null): number {
  const left = (): number => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000)));
  return useSyncExternalStore(until === null ? never : everySecond, left, () => 0);
}
