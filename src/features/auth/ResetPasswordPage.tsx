import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ApiError } from '#api/errors.ts';
import { getResetLink, resetPassword } from '#api/generated/sdk/registration.gen.ts';
import { Link } from '#shared/lib/Link.tsx';
import { alertStore } from '#shared/lib/alert.ts';
import { paths } from '#shared/lib/paths.ts';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import { resetSchema } from './authSchemas.ts';
import { PasswordField } from './PasswordField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthForm } from './useAuthForm.ts';

const isDead = (error: unknown): boolean => error instanceof ApiError && error.status === 410;

/** /reset-password/{id}: the id of the mailed link is the proof; it works once and for an hour. */
export function ResetPasswordPage() {
  const { t } = useTranslation(['auth', 'public']);
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [isExpired, setExpired] = useState(false);
  const [email, setEmail] = useState('');
  const { form, field, isSubmitting } = useAuthForm(resetSchema, async ({ newPassword }) => {
    try {
      await resetPassword({ path: { linkId: id }, body: { password: newPassword } });
    } catch (error) {
      if (!isDead(error)) throw error;
      setExpired(true);
      return;
    }
    alertStore.show({ type: 'success', message: t('reset.success') });
    await navigate(paths.login);
  });

  // A dead link is told before a password is typed. Any other failure leaves the form, which asks again.
  useEffect(() => {
    void getResetLink({ path: { linkId: id } }).then(
      ({ data }) => setEmail(data.email),
      (error: unknown) => setExpired(isDead(error)),
    );
  }, [id]);

  if (isExpired) {
    return (
      <AlreadySignedIn>
        <AuthHeading title={t('reset.expiredTitle')} lead={t('reset.expired')} />
        <p className="p-foot">
          <Link to={paths.forgotPassword}>{t('reset.newLink')}</Link>
        </p>
      </AlreadySignedIn>
    );
  }
  return (
    <AlreadySignedIn>
      <AuthHeading title={t('reset.title')} lead={t('reset.lead')} />
      <form {...form}>
        {/* For password managers: whose password it is. */}
        <input name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('newPassword')}
          id="new-password"
          label={t('field.newPassword')}
          hint={t('field.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          id="confirm-password"
          label={t('field.confirmPassword')}
          autoComplete="new-password"
        />
        <SubmitButton
          label={t('reset.submit')}
          pendingLabel={t('reset.submitting')}
          isPending={isSubmitting}
        />
      </form>
      <p className="p-foot">
        <Link to={paths.login}>{t('back.login')}</Link>
      </p>
    </AlreadySignedIn>
  );
}
