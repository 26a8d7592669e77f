import * as z from 'zod/mini';
import type { MemberUpdate, TeamMember } from '#api/generated/types.gen.ts';
import { zLocale } from '#api/generated/zod/shared.gen.ts';

/** Raised when a field changes its meaning or is added: drafts of another version are not offered. */
export const MEMBER_FORM_VERSION = 1;

export interface MemberValues {
  firstName: string;
  lastName: string;
  email: string;
  roleId: string;
  locale: string;
  description: string;
}

export const memberKeys = ['firstName', 'lastName', 'email', 'roleId', 'locale', 'description'] as const;
export type MemberKey = (typeof memberKeys)[number];

const wireNames = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  roleId: 'roleId',
  locale: 'locale',
  description: 'description',
} as const satisfies Record<MemberKey, keyof MemberUpdate>;

/** The form's name of a field that the server refused, or null for one it does not have. */
export const findMemberField = (wireName: string): MemberKey | null =>
  memberKeys.find((key) => wireNames[key] === wireName) ?? null;

export function memberValues(member: TeamMember): MemberValues {
  return {
    firstName: member.first_name ?? '',
    lastName: member.last_name ?? '',
    email: member.email,
    roleId: member.role?.id ?? '',
    locale: member.locale ?? '',
    description: member.description,
  };
}

const name = z.string().check(z.maxLength(50, 'name.long'));

/** Messages are keys of `team.json`. */
export const memberSchema: z.ZodMiniType<MemberValues, MemberValues> = z.object({
  firstName: name,
  lastName: name,
  email: z.string().check(z.email('email.invalid'), z.maxLength(254, 'email.invalid')),
  roleId: z.string(),
  locale: z.string(),
  description: z.string().check(z.maxLength(500, 'description.long')),
});

/** What one form says otherwise than the other. */
export const differingKeys = (one: MemberValues, other: MemberValues): MemberKey[] =>
  memberKeys.filter((key) => one[key].trim() !== other[key].trim());

/** What is sent: the fields that were changed. A name that was there cannot be emptied, and a role not taken away. */
export function memberUpdate(on: TeamMember, values: MemberValues): MemberUpdate {
  const changed = differingKeys(memberValues(on), values);
  const update: MemberUpdate = { version: on.version };
  for (const key of changed) {
    if (key === 'locale') update.locale = zLocale.safeParse(values.locale).data ?? null;
    else update[wireNames[key]] = values[key].trim();
  }
  return update;
}
