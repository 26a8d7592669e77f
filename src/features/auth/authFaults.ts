import type { TFunction } from 'i18next';
import type { Texts } from '#shared/i18n/texts.ts';
import { INPUT_MAX } from '#shared/lib/constants.ts';

/** What can be wrong with a field before anything is sent. */
export type FieldFault = 'required' | 'tooShort' | 'tooLong' | 'format' | 'differs';

/** A fault of ours, worded when it is shown (E139), or the server's own sentence. */
export type FieldError = { fault: string } | { server: string };

type RawIssue = { code?: string; input?: unknown };

/** Names a fault; an empty field is `required`, whatever else the schema says of it. */
export function toFieldFault({ code, input }: RawIssue): FieldFault {
  if (input === undefined || (typeof input === 'string' && input.trim() === '')) return 'required';
  if (code === 'too_small') return 'tooShort';
  if (code === 'too_big') return 'tooLong';
  return code === 'custom' ? 'differs' : 'format';
}

const texts: Record<string, Record<string, keyof Texts['public']>> = {
  username: { required: 'error.usernameRequired' },
  email: { required: 'error.emailRequired', format: 'error.email' },
  password: { required: 'error.passwordRequired' },
  newPassword: { required: 'error.newPasswordRequired', tooShort: 'error.newPasswordTooShort' },
  confirmPassword: { required: 'error.confirmRequired', differs: 'error.confirmDiffers' },
};

/** Limits of the contract that are not the specification's 50 characters. */
const limits: Record<string, number> = { email: 254, password: 200 };

/** The sentence under a field, or undefined where nothing is wrong. */
export function faultText(
  t: TFunction<'public'>,
  field: string,
  error: FieldError | undefined,
): string | undefined {
  if (!error) return undefined;
  if ('server' in error) return error.server;
  const key = texts[field]?.[error.fault];
  return key ? t(key) : t('error.tooLong', { max: limits[field] ?? INPUT_MAX });
}
