import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { registerUser } from '#api/generated/sdk/registration.gen.ts';
import { Link } from '#shared/lib/Link.tsx';
import { alertStore } from '#shared/lib/alert.ts';
import { paths } from '#shared/lib/paths.ts';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import { registerSchema } from './authSchemas.ts';
import { PasswordField } from './PasswordField.tsx';
import { PlainField } from './PlainField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAuthForm } from './useAuthForm.ts';

/** /register. The specification shows neither fields nor rules; both are those of the contract. */
export function RegisterPage() {
  const { t } = useTranslation(['auth', 'public']);
  const navigate = useNavigate();
  const { form, field, isSubmitting } = useAuthForm(registerSchema, async ({ newPassword, ...person }) => {
    await registerUser({ body: { ...person, password: newPassword } });
    // spec §4: shows 'Registration successful' and goes to /login
    alertStore.show({ type: 'success', message: t('register.success') });
    await navigate(paths.login);
  });

  return (
    <AlreadySignedIn>
      <AuthHeading title={t('register.title')} lead={t('register.lead')} />
      <form {...form}>
        <PlainField
          {...field('username')}
          id="username"
          label={t('field.username')}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PlainField
          {...field('email')}
          id="email"
          type="email"
          label={t('field.email', { ns: 'public' })}
          // What one signs in with, and what a password manager files the password under.
          autoComplete="username"
        />
        <PasswordField
          {...field('newPassword')}
          id="new-password"
          label={t('field.password', { ns: 'public' })}
          hint={t('field.passwordHint')}
          autoComplete="new-password"
        />
        <SubmitButton
          label={t('register.submit')}
          pendingLabel={t('register.submitting')}
          isPending={isSubmitting}
        />
      </form>
      <p className="p-foot">
        {t('register.known')} <Link to={paths.login}>{t('login.submit', { ns: 'public' })}</Link>
      </p>
    </AlreadySignedIn>
  );
}
