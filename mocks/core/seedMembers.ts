import type { RoleRef } from '#mocks/contract/types/types.gen.ts';
import type { Membership } from './accounts.ts';
import { staff, unusable, type StaffMember } from './users.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long an invitation works. */
export const INVITATION_LIFE_MS = 7 * DAY_MS;

/** Days before now; null: never. */
interface Days {
  created: number;
  lastLogin: number | null;
}

export interface SeedMember extends StaffMember {
  membership: Membership;
}

const daysBefore = (now: number, days: number): string => new Date(now - days * DAY_MS).toISOString();

/** The named accounts as members: they came one after the other, and every third one uses a second factor. */
export function namedMembers(now: number): SeedMember[] {
  return [...staff, ...unusable].map((member, index) => {
    const isDeleted = member.profile.is_deleted === 'Y';
    const isUsable = member.profile.is_active === 'Y' && !isDeleted;
    return {
      ...member,
      membership: {
        createdAt: daysBefore(now, 900 - index * 60),
        lastLoginAt: isUsable ? new Date(now - 10 * HOUR_MS).toISOString() : daysBefore(now, 240),
        mfa: index % 3 === 0,
        invitedAt: null,
        invitationExpiresAt: null,
        archivedAt: isDeleted ? daysBefore(now, 60) : null,
        version: 1,
      },
    };
  });
}

interface Person {
  first: string;
  last: string;
  role: RoleRef;
  days: Days;
  state: 'active' | 'inactive' | 'invited';
}

/** Further members: invited ones, one of them too long ago, and older ones whom nobody has seen for long. */
const further: readonly Person[] = [
  {
    first: 'Mei',
    last: 'Tanaka',
    role: { id: 'rol-5', name: 'Catalogue Editor' },
    days: { created: 2, lastLogin: null },
    state: 'invited',
  },
  {
    first: 'Jonas',
    last: 'Keller',
    role: { id: 'rol-7', name: 'Customer Service' },
    days: { created: 5, lastLogin: null },
    state: 'invited',
  },
  {
    first: 'Ana',
    last: 'Costa',
    role: { id: 'rol-4', name: 'Merchandiser' },
    days: { created: 12, lastLogin: null },
    state: 'invited',
  },
  {
    first: 'Greg',
    last: 'Holloway',
    role: { id: 'rol-7', name: 'Customer Service' },
    days: { created: 700, lastLogin: 45 },
    state: 'active',
  },
  {
    first: 'Nadia',
    last: 'Petrova',
    role: { id: 'rol-6', name: 'Accounts' },
    days: { created: 640, lastLogin: 120 },
    state: 'active',
  },
  {
    first: 'Elena',
    last: 'Papadaki',
    role: { id: 'rol-3', name: 'Pricing Analyst' },
    days: { created: 400, lastLogin: 200 },
    state: 'inactive',
  },
];

const firstNames = ['Oliver', 'Amara', 'Luca', 'Hana', 'Pavel', 'Noor', 'Felix', 'Irina', 'Marc', 'Yara'];
const lastNames = ['Brandt', 'Silva', 'Moretti', 'Kim'];
const roles: readonly RoleRef[] = [
  { id: 'rol-7', name: 'Customer Service' },
  { id: 'rol-4', name: 'Merchandiser' },
  { id: 'rol-3', name: 'Pricing Analyst' },
  { id: 'rol-5', name: 'Catalogue Editor' },
];

/** Sales and service staff of a mid-size merchant. */
function listSalesStaff(count: number): Person[] {
  return Array.from({ length: count }, (_, index) => ({
    first: firstNames[index % firstNames.length] ?? '',
    last: lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? '',
    role: roles[index % roles.length] ?? { id: 'rol-7', name: 'Customer Service' },
    days: { created: 300 - index * 5, lastLogin: index % 9 },
    state: 'active' as const,
  }));
}

function toSeedMember({ first, last, role, days, state }: Person, index: number, now: number): SeedMember {
  const username = `${first}.${last}`.toLowerCase();
  const email = `${username}@backroom.test`;
  const isInvited = state === 'invited';
  return {
    email,
    profile: {
      user_id: `u-${1011 + index}`,
      username,
      email,
      first_name: first,
      last_name: last,
      description: '',
      profile_image: null,
      role,
      is_active: state === 'active' ? 'Y' : 'N',
      is_deleted: 'N',
      locale: null,
    },
    membership: {
      createdAt: daysBefore(now, days.created),
      lastLoginAt: days.lastLogin === null ? null : daysBefore(now, days.lastLogin),
      mfa: index % 4 === 3,
      invitedAt: isInvited ? daysBefore(now, days.created) : null,
      invitationExpiresAt: isInvited
        ? new Date(now - days.created * DAY_MS + INVITATION_LIFE_MS).toISOString()
        : null,
      archivedAt: null,
      version: 1,
    },
  };
}

/** Members of the team beside the named ones. With all of them a large team has 45 that are not deleted. */
export function furtherMembers(now: number, isLarge: boolean): SeedMember[] {
  const people = isLarge ? [...further, ...listSalesStaff(30)] : further;
  return people.map((person, index) => toSeedMember(person, index, now));
}
