import type { Operations } from '#mocks/contract/operations.gen.ts';
import type { Actor, UserMenuReply, UserProfile } from '#mocks/contract/types/types.gen.ts';
import type { FaultName } from './faults.ts';
import { PASSWORD } from './users.ts';

interface StaffFault {
  fault: FaultName;
  /** The first answer that fails, counted from 1 within a sign-in. */
  from: number;
}
export type StaffFaults = Partial<Record<keyof Operations, StaffFault>>;

/** What the team list says of an account beside its profile. */
export interface Membership {
  createdAt: string;
  lastLoginAt: string | null;
  /** Whether a second factor is set up. */
  mfa: boolean;
  invitedAt: string | null;
  /** Null once the invitation is accepted. */
  invitationExpiresAt: string | null;
  /** When the account was deleted. */
  archivedAt: string | null;
  version: number;
}

export interface Account {
  /** Also the key of the account. */
  username: string;
  email: string;
  password: string;
  profile: UserProfile;
  membership: Membership;
  /** What the menu says of an odd person whatever the role grants; null for everybody else. */
  menu: UserMenuReply | null;
  /** Signing in gives an extra token too (D8). */
  extraToken: boolean;
  /** What goes wrong for this person, by operation. */
  faults: StaffFaults;
}

type ChangeableField =
  | 'first_name'
  | 'last_name'
  | 'description'
  | 'locale'
  | 'role'
  | 'is_active'
  | 'is_deleted';

/** What an administrator changes of a member and can undo; what the member does alone, as signing in, is not in it. */
export interface MemberState extends Pick<UserProfile, ChangeableField> {
  id: string;
  email: string;
  archivedAt: string | null;
  version: number;
}

export interface SignIn {
  id: string;
  token: string;
  extraToken: string | null;
  username: string;
  device: string;
  startedAt: number;
  lastSeenAt: number;
  /** Answers so far, by operation. */
  answerCounts: Record<string, number>;
}

export function accountOf(
  profile: UserProfile,
  email: string,
  menu: UserMenuReply | null,
  overrides: Partial<Pick<Account, 'password' | 'faults' | 'extraToken' | 'membership'>> = {},
): Account {
  return {
    username: profile.username,
    email,
    password: PASSWORD,
    profile: structuredClone(profile),
    membership: newMembership(new Date().toISOString()),
    menu: structuredClone(menu),
    extraToken: false,
    faults: {},
    ...overrides,
  };
}

/** The membership of somebody who joins at this moment. */
export function newMembership(createdAt: string): Membership {
  return {
    createdAt,
    lastLoginAt: null,
    mfa: false,
    invitedAt: null,
    invitationExpiresAt: null,
    archivedAt: null,
    version: 1,
  };
}

/** Usable is an account that is active and not deleted (spec §4). */
export function isUsable({ profile }: Account): boolean {
  return profile.is_active === 'Y' && profile.is_deleted === 'N';
}

export function actorOf({ profile }: Pick<Account, 'profile'>): Actor {
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ') || profile.username;
  return { id: profile.user_id ?? profile.username, name };
}
