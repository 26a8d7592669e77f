import {
  catalogueSize,
  emptyCatalogueChanges,
  type CatalogueChanges,
} from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { emptyPaymentChanges, type PaymentChanges } from '#mocks/areas/payments/records/recordTypes.ts';
import { emptyWorkState, type WorkState } from '#mocks/areas/work/records/state.ts';
import { emptySearchState, type SearchState } from '#mocks/areas/search/state.ts';
import type { Snoozes } from '#mocks/areas/analysis/records/snoozeState.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import document from '#mocks/contract/openapi.gen.json' with { type: 'json' };
import { emptyActivity, type ActivityState } from '#mocks/areas/activity/log.ts';
import { accountOf, type Account, type SignIn } from './accounts.ts';
import { seedPeople, type PeopleChanges } from './people.ts';
import { furtherMembers, namedMembers } from './seedMembers.ts';
import { staff } from './users.ts';

/** A sign-in that nobody used for so long is over. */
const UNUSED_LIFE_MS = 12 * 60 * 60 * 1000;

interface ResetLink {
  username: string;
  expiresAt: number;
}

interface Mail {
  to: string;
  subject: string;
  /** Path of the link in it. */
  link: string;
}

/** The answer to a call that carried an idempotency key, and what was asked. */
export interface StoredAnswer {
  request: string;
  status: number;
  headers: Record<string, string>;
  text: string;
  answeredAt: number;
}

/** How long a link to set a new password works. */
export const RESET_LINK_LIFE_MS = 60 * 60 * 1000;

/** The mailed link of the contract's examples: it works from the start, so that examples can be tried out. */
export const exampleLink = {
  id: document.components.parameters.ResetId.example,
  email: examples.forgotPassword.email,
};

/** Everything one mock session knows. Plain data, so that it can be written down and read back. */
export interface Db {
  accounts: Record<string, Account>;
  signIns: SignIn[];
  /** Sign-ins that ended because their account was made inactive or deleted. */
  lockedOut: SignIn[];
  resetLinks: Record<string, ResetLink>;
  outbox: Mail[];
  /** Failures so far of calls that fail at first and succeed later. */
  failures: Record<string, number>;
  /** Answers by idempotency key. */
  answered: Record<string, StoredAnswer>;
  signInCount: number;
  catalogue: CatalogueChanges;
  work: WorkState;
  search: SearchState;
  payments: PaymentChanges;
  people: PeopleChanges;
  activity: ActivityState;
  snoozes: Snoozes;
}

/** A secret nobody can guess: 128 bits. */
export function secret(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** Other sign-ins that a member of staff left behind, at hours before now. */
const OTHER_SIGN_INS = [
  { device: 'Safari on iPad', started: 16, seen: 3 },
  { device: 'Chrome on Windows', started: 10, seen: 5 },
] as const;

const hoursToMs = (count: number): number => count * 60 * 60 * 1000;

export function seed(now = Date.now()): Db {
  const isLarge = catalogueSize() === 'large';
  const members = [...namedMembers(now), ...furtherMembers(now, isLarge)];
  const accounts = members.map(({ profile, email, membership }) =>
    accountOf(profile, email, null, { membership }),
  );
  const db: Db = {
    accounts: Object.fromEntries(accounts.map((account) => [account.username, account])),
    signIns: [],
    lockedOut: [],
    resetLinks: {},
    outbox: [],
    failures: {},
    answered: {},
    signInCount: 180,
    catalogue: emptyCatalogueChanges(),
    work: emptyWorkState(),
    search: emptySearchState(now),
    payments: emptyPaymentChanges(),
    people: seedPeople(isLarge),
    activity: emptyActivity(),
    snoozes: {},
  };
  const username = accountByEmail(db, exampleLink.email)?.username;
  if (username !== undefined)
    db.resetLinks[exampleLink.id] = { username, expiresAt: now + RESET_LINK_LIFE_MS };
  for (const { profile } of staff) {
    for (const { device, started, seen: lastSeen } of OTHER_SIGN_INS) {
      const signIn = startSignIn(db, profile.username, device, now - hoursToMs(started));
      signIn.lastSeenAt = now - hoursToMs(lastSeen);
    }
  }
  return db;
}

export function startSignIn(db: Db, username: string, device: string, now = Date.now()): SignIn {
  db.signInCount += 1;
  const signIn: SignIn = {
    id: `s-${db.signInCount}`,
    token: `tok_${secret()}`,
    extraToken: db.accounts[username]?.extraToken ? `ext_${secret()}` : null,
    username,
    device,
    startedAt: now,
    lastSeenAt: now,
    answerCounts: {},
  };
  db.signIns.push(signIn);
  return signIn;
}

/** The sign-in of a token that is alive, seen now. */
export function signInOf(db: Db, token: string, now = Date.now()): SignIn | undefined {
  const signIn = db.signIns.find((one) => one.token === token);
  if (!signIn || now - signIn.lastSeenAt > UNUSED_LIFE_MS) return undefined;
  signIn.lastSeenAt = now;
  return signIn;
}

/** Ends the sign-ins that match. Their tokens are dead at once. Returns how many there were. */
export function endSignIns(db: Db, matches: (signIn: SignIn) => boolean): number {
  const before = db.signIns.length;
  db.signIns = db.signIns.filter((signIn) => !matches(signIn));
  return before - db.signIns.length;
}

/** Mails a link that sets a password, with the subject that says why; earlier links of the account no longer work. */
export function mailLink(
  db: Db,
  account: Account,
  mail: { subject: string; expiresAt: number; linkId?: string },
): void {
  removeLinks(db, account);
  const { subject, expiresAt, linkId = secret() } = mail;
  db.resetLinks[linkId] = { username: account.username, expiresAt };
  db.outbox.push({ to: account.email, subject, link: `/reset-password/${linkId}` });
}

/** Makes all links that were mailed to an account stop working. */
export function removeLinks(db: Db, { username }: Account): void {
  for (const [id, link] of Object.entries(db.resetLinks)) {
    if (link.username === username) Reflect.deleteProperty(db.resetLinks, id);
  }
}

export function accountByEmail(db: Db, email: string): Account | undefined {
  const normalizedEmail = email.trim().toLowerCase();
  return Object.values(db.accounts).find((account) => account.email.toLowerCase() === normalizedEmail);
}
