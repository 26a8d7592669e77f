import { INPUT_MAX, PASSWORD_MIN } from '#shared/lib/constants.ts';

/** What came back from `POST /change-wd`: the HTTP status and the two fields the specification reads. */
export interface ChangePasswordReply {
  httpStatus: number;
  message: unknown;
  needLogin: unknown;
}

/** `warning` with `message: null` is shown with the default sentence, 'request exception!' (spec §8). */
export type ChangePasswordOutcome =
  | { kind: 'success' }
  | { kind: 'warning'; message: string | null }
  | { kind: 'silent' };

/** The change-password form (spec §3). */
export interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export const passwordFields = ['oldPassword', 'newPassword', 'confirmPassword'] as const;

/** Keys of `account.json`; the sentences behind them are the specification's (spec §5). */
export type PasswordErrorKey =
  | 'password.oldRequired'
  | 'password.oldMax'
  | 'password.newRequired'
  | 'password.newMin'
  | 'password.newMax'
  | 'password.confirmRequired'
  | 'password.confirmMax'
  | 'password.confirmEqual';

export type PasswordErrors = Partial<Record<keyof PasswordValues, PasswordErrorKey>>;

/**
 * Decides what a reply to the password change means (spec §4, D20).
 * `needLogin` is read first; then the HTTP status; then the word in the message.
 */
export function changePasswordOutcome({
  httpStatus,
  message,
  needLogin,
}: ChangePasswordReply): ChangePasswordOutcome {
  // spec §4: if the response says login is needed, nothing is shown. E76: true, "true" and 1 say so.
  if (needLogin === true || needLogin === 'true' || needLogin === 1) return { kind: 'silent' };
  // E75: null, "", a number and an absent message are no message.
  const text = typeof message === 'string' && message.trim() !== '' ? message : null;
  // spec §4: contains 'success', case-insensitive; D20: but not "unsuccess", and not under HTTP ≥ 400.
  const userAgent = text?.toLowerCase() ?? '';
  if (httpStatus < 400 && userAgent.includes('success') && !userAgent.includes('unsuccess'))
    return { kind: 'success' };
  return { kind: 'warning', message: text };
}

/** spec §5: inputs are trimmed. The trimmed values are compared and sent (E68). */
export function trimPasswords(values: PasswordValues): PasswordValues {
  return {
    oldPassword: values.oldPassword.trim(),
    newPassword: values.newPassword.trim(),
    confirmPassword: values.confirmPassword.trim(),
  };
}

/** The first complaint about each field, on trimmed values (spec §5). No entry means the field is fine. */
export function passwordErrors(values: PasswordValues): PasswordErrors {
  const { oldPassword, newPassword, confirmPassword } = trimPasswords(values);
  const errors: PasswordErrors = {};
  if (oldPassword === '') errors.oldPassword = 'password.oldRequired';
  else if (oldPassword.length > INPUT_MAX) errors.oldPassword = 'password.oldMax';

  if (newPassword === '') errors.newPassword = 'password.newRequired';
  else if (newPassword.length < PASSWORD_MIN) errors.newPassword = 'password.newMin';
  else if (newPassword.length > INPUT_MAX) errors.newPassword = 'password.newMax';

  if (confirmPassword === '') errors.confirmPassword = 'password.confirmRequired';
  else if (confirmPassword.length > INPUT_MAX) errors.confirmPassword = 'password.confirmMax';
  else if (confirmPassword !== newPassword) errors.confirmPassword = 'password.confirmEqual';
  return errors;
}

/** True when trimming changes what was typed, so that the form says so before it sends (E68). */
export function isTrimmed(value: string): boolean {
  return value !== '' && value.trim() !== value;
}

/** D8: the `token` of `POST /change-wd` is the extra token when one is stored, else the auth token. */
export function passwordToken(extraToken: string | null, token: string | null): string {
  return extraToken ?? token ?? '';
}
