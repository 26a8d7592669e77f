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

export interface Account {
  /** Also the key of the account. */
  username: string;
  email: string;
  password: string;
  profile: UserProfile;
  /** What the menu says of an odd person whatever the role grants; null for everybody else. */
  menu: UserMenuReply | null;
  /** Signing in gives an extra token too (D8). */
  extraToken: boolean;
  /** What goes wrong for this person, by operation. */
  faults: StaffFaults;
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
  overrides: Partial<Pick<Account, 'password' | 'faults' | 'extraToken'>> = {},
): Account {
  return {
    username: profile.username,
    email,
    password: PASSWORD,
    profile: structuredClone(profile),
    menu: structuredClone(menu),
    extraToken: false,
    faults: {},
    ...overrides,
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
