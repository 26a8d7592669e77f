import { examples } from '#mocks/contract/examples.gen.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import type { MenuNode, UserProfile } from '#mocks/contract/types/types.gen.ts';
import { accountOf, type Account, type StaffFaults } from './accounts.ts';
import { isFaultName, type FaultName } from './faults.ts';
import { isFile } from './readRequest.ts';
import type { OperationId, RawCall } from './types.ts';
import { menuOf, staff } from './users.ts';

/**
 * Failures are asked for by values a person could type (D32):
 *
 * - `fault-<name>` in any field, as a file's name or in an address: this very call fails like that (`faults.ts`). In an
 *   e-mail field it is `fault-<name>@backroom.test`.
 * - Signing in as `<surface>-<name>@backroom.test`: that surface fails for this person, and with `-later` at its end
 *   only from the second time on. The surfaces are below.
 * - Signing in as one of the odd people below.
 */

const DOMAIN = '@backroom.test';
const TYPED = /^fault-([a-z0-9-]+?)(?:@backroom\.test|\.[a-z0-9]{1,5})?$/i;

/** The surfaces a person can have trouble with. */
const surfaces: Record<string, readonly OperationId[]> = {
  profile: ['getLoggedInUser', 'getAuthUser'],
  menu: ['getUserMenu'],
  sessions: ['listAccountSessions'],
  account: ['updateAccount', 'uploadProfileImage', 'changePassword'],
  logout: ['logout', 'logoutUser'],
  search: ['createSearchSession'],
  payments: ['getPaymentConfig', 'createPayment', 'refundPayment', 'createPaymentLink'],
};

function innerValues(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) && !isFile(value) ? Object.values(value) : [];
}

/** The failure that one of the values, or a value inside of one, asks for. */
export function faultIn(...values: readonly unknown[]): FaultName | undefined {
  for (const value of values) {
    const text = isFile(value) ? value.name : value;
    const name = typeof text === 'string' ? TYPED.exec(text.trim())?.[1]?.toLowerCase() : undefined;
    if (name !== undefined && isFaultName(name)) return name;
    const found = faultIn(...innerValues(value));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Fields that prove who somebody is. They may hold what was a sentinel when it was set. */
const PROOFS: Partial<Record<OperationId, string>> = {
  authenticate: 'password',
  changePassword: 'oldpassword',
};

/** The failure that a call asks for by a value in it. */
export function faultOfCall(id: OperationId, { body, query, path }: RawCall): FaultName | undefined {
  const fields = isRecord(body) ? Object.entries(body).filter(([name]) => name !== PROOFS[id]) : [];
  return faultIn(Object.fromEntries(fields), query, path);
}

const everything = menuOf(new Set(staff[0]?.granted));

function person(local: string, changes: Partial<UserProfile> = {}): UserProfile {
  return {
    ...examples.profileAdmin,
    user_id: `u-${local}`,
    username: local,
    email: `${local}${DOMAIN}`,
    first_name: 'Sentinel',
    last_name: local,
    description: '',
    ...changes,
  };
}

function account(
  local: string,
  profile: UserProfile,
  data: MenuNode[] | null = everything,
  msg = 'success',
): Account {
  return accountOf(profile, `${local}${DOMAIN}`, { msg, data });
}

/** A branch `depth` nodes deep. */
function deep(depth: number): MenuNode {
  return depth <= 1 ? { title: 'Team' } : { title: `Level ${depth}`, child: [deep(depth - 1)] };
}

const MARKUP = '<img src=x onerror="document.title=1">';

/** People who are odd, not broken: every answer about them keeps to the contract. */
const odd: Record<string, (local: string) => Account> = {
  'menu-empty': (local) => account(local, person(local), []),
  'menu-failed': (local) => account(local, person(local), examples.menuFailed.data, examples.menuFailed.msg),
  'menu-shouting': (local) => account(local, person(local), everything, 'SUCCESS'),
  'menu-deep': (local) => account(local, person(local), [{ title: 'Home' }, deep(30)]),
  'menu-huge': (local) =>
    account(local, person(local), [
      ...everything,
      ...Array.from({ length: 10_000 }, (_, index) => ({ title: `Node ${index}` })),
    ]),
  'menu-only-search': (local) => account(local, person(local), [{ title: 'Home' }, { title: 'Search' }]),
  'menu-odd': (local) =>
    account(local, person(local), [
      { title: 'Home' },
      { title: '' },
      { title: '__proto__', child: [{ title: 'constructor' }] },
      { title: MARKUP },
      { title: 'x'.repeat(10_000) },
      { title: ' Search ' },
      { title: 'search' },
      { title: 'Unknown parent', child: [{ title: 'Team' }] },
    ]),
  'profile-sparse': (local) => account(local, { ...examples.profileSparse, username: local }),
  'profile-role-text': (local) => account(local, { ...examples.profileRoleAsText, username: local }),
  'profile-role-number': (local) => account(local, { ...examples.profileRoleAsNumber, username: local }),
  'profile-hostile': (local) =>
    account(
      local,
      person(local, {
        first_name: MARKUP,
        last_name: '\u202Egnp.exe',
        description: '<script>document.title=1</script>',
        profile_image: 'javascript:document.title=1',
        role: { id: 1, name: MARKUP },
      }),
    ),
  'profile-no-image': (local) => account(local, person(local, { profile_image: '/no-such-picture.png' })),
  'user-id-zero': (local) => account(local, person(local, { user_id: '0' })),
  'extra-token': (local) => ({ ...account(local, person(local)), extraToken: true }),
};

/** Surfaces and failures joined by a dash; `fails` is short for a 500. */
function broken(local: string): Account | undefined {
  const [, surface = '', rest = '', suffix] = /^([a-z]+)-(.+?)(-later)?$/.exec(local) ?? [];
  const operations = surfaces[surface];
  const fault = rest === 'fails' ? '500' : rest;
  if (!operations || !isFaultName(fault)) return undefined;
  const from = suffix === undefined ? 1 : 2;
  const faults: StaffFaults = Object.fromEntries(operations.map((id) => [id, { fault, from }]));
  return { ...account(local, person(local)), faults };
}

/** The sentinel person with this e-mail, made when somebody signs in as such. */
export function sentinelAccount(email: string): Account | undefined {
  const wanted = email.trim().toLowerCase();
  if (!wanted.endsWith(DOMAIN)) return undefined;
  const local = wanted.slice(0, -DOMAIN.length);
  return (Object.hasOwn(odd, local) ? odd[local] : undefined)?.(local) ?? broken(local);
}
