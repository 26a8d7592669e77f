import * as z from 'zod/mini';
import { passwordErrors, passwordFields, type PasswordValues } from './accountRules.ts';

/** The form of the modal; the user name is there to be read, and for password managers. */
export interface PasswordFormValues extends PasswordValues {
  userName: string;
}

export function emptyPasswords(userName: string): PasswordFormValues {
  return { userName, oldPassword: '', newPassword: '', confirmPassword: '' };
}

/** Messages are keys of `account.json`. */
export const passwordSchema: z.ZodMiniType<PasswordFormValues, PasswordFormValues> = z
  .object({
    userName: z.string(),
    oldPassword: z.string(),
    newPassword: z.string(),
    confirmPassword: z.string(),
  })
  .check(({ value, issues }) => {
    const errors = passwordErrors(value);
    for (const field of passwordFields) {
      const message = errors[field];
      if (message) issues.push({ code: 'custom', path: [field], message, input: value[field] });
    }
  });
