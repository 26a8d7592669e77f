import * as z from 'zod/mini';
import type { AccountUpdate } from '#api/generated/types.gen.ts';
import { zNumberFormat, zTimeZone, zUpdateAccountBody } from '#api/generated/zod/account.gen.ts';
import { zLocale } from '#api/generated/zod/shared.gen.ts';
import { knownNumberFormat } from '#shared/i18n/numberSigns.ts';
import { knownZone } from '#shared/i18n/zonedTime.ts';
import type { SessionUser } from '#shared/lib/storageKeys.ts';

/** The form of /my-account. `userName` is only shown; language, zone and number format are empty while none is chosen. */
export interface AccountValues {
  userName: string;
  firstName: string;
  lastName: string;
  description: string;
  locale: string;
  timeZone: string;
  numberFormat: string;
}

/** Raised when a field changes its meaning or is added: drafts of another version are not offered. */
export const ACCOUNT_FORM_VERSION = 2;

/** Fields that a person cannot change do not belong in a draft. */
export const accountDraftOmits: readonly string[] = ['userName'];

const wireNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  description: 'description',
  locale: 'locale',
  timeZone: 'time_zone',
  numberFormat: 'number_format',
} as const satisfies Partial<Record<keyof AccountValues, keyof AccountUpdate>>;

const fields = ['firstName', 'lastName', 'description', 'locale', 'timeZone', 'numberFormat'] as const;

/** The form's name of a field that the server refused, or null for one it does not have. */
export function findAccountField(wireName: string): (typeof fields)[number] | null {
  return fields.find((field) => wireNames[field] === wireName) ?? null;
}

/** The form as the profile has it. */
export function accountValues(user: SessionUser): AccountValues {
  return {
    userName: user.loginName,
    firstName: user.firstName,
    lastName: user.lastName,
    description: user.userDesc,
    locale: zLocale.safeParse(user.locale).data ?? '',
    timeZone: parseZone(user.timeZone) ?? '',
    numberFormat: knownNumberFormat(user.numberFormat) ?? '',
  };
}

/**
 * What to send: only what differs from the profile, trimmed. So a name that the profile never had may stay empty,
 * and two people's tabs do not undo each other's fields.
 */
export function accountUpdate(user: SessionUser, values: AccountValues): AccountUpdate {
  const before = trimmed(accountValues(user));
  const after = trimmed(values);
  return {
    ...(after.firstName === before.firstName ? {} : { first_name: after.firstName }),
    ...(after.lastName === before.lastName ? {} : { last_name: after.lastName }),
    ...(after.description === before.description ? {} : { description: after.description }),
    ...(after.locale === before.locale ? {} : { locale: zLocale.safeParse(after.locale).data ?? null }),
    ...(after.timeZone === before.timeZone ? {} : { time_zone: parseZone(after.timeZone) }),
    ...(after.numberFormat === before.numberFormat
      ? {}
      : { number_format: zNumberFormat.safeParse(after.numberFormat).data ?? null }),
  };
}

/** A zone that this browser and the contract know; null for none. */
function parseZone(name: string): string | null {
  return zTimeZone.safeParse(knownZone(name)).data ?? null;
}

export function isUnchanged(update: AccountUpdate): boolean {
  return Object.keys(update).length === 0;
}

/** Keys of `account.json`. */
type AccountErrorKey =
  | 'profile.firstNameRequired'
  | 'profile.lastNameRequired'
  | 'profile.nameTooLong'
  | 'profile.descriptionTooLong';

/** The contract's limits on what would be sent, as the first complaint about each field. */
export function accountErrors(
  user: SessionUser,
  values: AccountValues,
): Partial<Record<keyof AccountValues, AccountErrorKey>> {
  const update = accountUpdate(user, values);
  const { first_name, last_name, description } = zUpdateAccountBody.shape;
  const errors: Partial<Record<keyof AccountValues, AccountErrorKey>> = {};
  if (!first_name.safeParse(update.first_name).success) {
    errors.firstName = update.first_name === '' ? 'profile.firstNameRequired' : 'profile.nameTooLong';
  }
  if (!last_name.safeParse(update.last_name).success) {
    errors.lastName = update.last_name === '' ? 'profile.lastNameRequired' : 'profile.nameTooLong';
  }
  if (!description.safeParse(update.description).success) errors.description = 'profile.descriptionTooLong';
  return errors;
}

/** The form's schema for a person. Messages are keys of `account.json`. */
export function accountSchema(user: SessionUser): z.ZodMiniType<AccountValues, AccountValues> {
  return z
    .object({
      userName: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      description: z.string(),
      locale: z.string(),
      timeZone: z.string(),
      numberFormat: z.string(),
    })
    .check(({ value, issues }) => {
      const errors = accountErrors(user, value);
      for (const field of fields) {
        const message = errors[field];
        if (message) issues.push({ code: 'custom', path: [field], message, input: value[field] });
      }
    });
}

function trimmed(values: AccountValues): AccountValues {
  const { firstName, lastName, description } = values;
  return {
    ...values,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    description: description.trim(),
  };
}
