import type { TFunction } from 'i18next';
import { INPUT_MAX } from '#shared/lib/constants.ts';
import type { Texts } from '#shared/i18n/texts.ts';

/** What can be wrong with a field before anything is sent. */
export type FieldFault = 'required' | 'tooShort' | 'tooLong' | 'format' | 'differs';

type RawIssue = { code?: string; input?: unknown };

/** Names a fault; an empty field is `required`, whatever else the schema says of it. */
export function faultOf({ code, input }: RawIssue): FieldFault {
  if (input === undefined || (typeof input === 'string' && input.trim() === '')) return 'required';
  if (code === 'too_small') return 'tooShort';
  if (code === 'too_big') return 'tooLong';
  return code === 'custom' ? 'differs' : 'format';
}

type FaultTexts = Record<string, Record<string, keyof Texts['public']>>;

const texts: FaultTexts = {
  username: { required: 'error.usernameRequired', format: 'error.usernameRequired' },
  email: { required: 'error.emailRequired', format: 'error.email' },
  password: { required: 'error.passwordRequired' },
  newPassword: { required: 'error.newPasswordRequired', tooShort: 'error.newPasswordTooShort' },
  confirmPassword: { required: 'error.confirmRequired', differs: 'error.confirmDiffers' },
};

const limits: Record<string, number> = { email: 254, password: 200 };

/**
 * The sentence under a field.
 * @param error what react-hook-form holds for the field: our fault as `message`, or the server's own sentence
 */
export function faultText(
  t: TFunction<'public'>,
  field: string,
  error: { message?: string; type?: unknown } | undefined,
): string | undefined {
  if (!error?.message) return undefined;
  if (error.type === 'server') return error.message;
  if (error.message === 'tooLong') return t('error.tooLong', { max: limits[field] ?? INPUT_MAX });
  const key = texts[field]?.[error.message];
  return key ? t(key) : error.message;
}
