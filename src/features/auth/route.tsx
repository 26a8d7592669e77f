import './texts.ts';

// One module, and so one file to fetch, for the pages that are opened now and then.
export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export { RegisterPage } from './RegisterPage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
