import { registerEnglish } from '#shared/i18n/i18n.ts';
import auth from '#shared/i18n/locales/en/auth.json';

// The sentences of the pages beside /login, which is in the entry and has its own.
registerEnglish('auth', auth);

// One module, and so one file to fetch, for the pages that are opened now and then.
export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export { RegisterPage } from './RegisterPage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
