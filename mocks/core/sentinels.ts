import { examples } from '#mocks/contract/examples.gen.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import type { MenuNode, UserProfile } from '#mocks/contract/types/types.gen.ts';
import { accountOf, type Account, type StaffFaults } from './accounts.ts';
import { isFaultName, type FaultName } from './faults.ts';
import { menuOf, seedNodes } from './permissionNodes.ts';
import { isFile } from './readRequest.ts';
import type { OperationId, RawCall } from './types.ts';

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
const FAULT_PATTERN = /^fault-([a-z0-9-]+?)(?:@backroom\.test|\.[a-z0-9]{1,5})?$/i;

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
    const name = typeof text === 'string' ? FAULT_PATTERN.exec(text.trim())?.[1]?.toLowerCase() : undefined;
    if (name !== undefined && isFaultName(name)) return name;
    const innerFault = faultIn(...innerValues(value));
    if (innerFault !== undefined) return innerFault;
  }
  return undefined;
}

/** Fields that prove who somebody is. They may hold what was a sentinel when it was set. */
const CREDENTIAL_FIELDS: Partial<Record<OperationId, string>> = {
  authenticate: 'password',
  changePassword: 'oldpassword',
};

/** The failure that a call asks for by a value in it. */
export function faultOfCall(id: OperationId, { body, query, path }: RawCall): FaultName | undefined {
  const fields = isRecord(body)
    ? Object.entries(body).filter(([name]) => name !== CREDENTIAL_FIELDS[id])
    : [];
  return faultIn(Object.fromEntries(fields), query, path);
}

const fullMenu = menuOf([...seedNodes.values()], new Set(seedNodes.keys()));

function sentinelProfile(localPart: string, changes: Partial<UserProfile> = {}): UserProfile {
  return {
    ...examples.profileAdmin,
    user_id: `u-${localPart}`,
    username: localPart,
    email: `${localPart}${DOMAIN}`,
    first_name: 'Sentinel',
    last_name: localPart,
    description: '',
    ...changes,
  };
}

function createSentinelAccount(
  localPart: string,
  profile: UserProfile,
  data: MenuNode[] | null = fullMenu,
  msg = 'success',
): Account {
  return accountOf(profile, `${localPart}${DOMAIN}`, { msg, data });
}

/** A branch `depth` nodes deep. */
function nestedNode(depth: number): MenuNode {
  return depth <= 1 ? { title: 'Team' } : { title: `Level ${depth}`, child: [nestedNode(depth - 1)] };
}

const MARKUP = '<img src=x onerror="document.title=1">';

/** People who are odd, not broken: every answer about them keeps to the contract. */
const oddAccounts: Record<string, (localPart: string) => Account> = {
  'menu-empty': (localPart) => createSentinelAccount(localPart, sentinelProfile(localPart), []),
  'menu-failed': (localPart) =>
    createSentinelAccount(
      localPart,
      sentinelProfile(localPart),
      examples.menuFailed.data,
      examples.menuFailed.msg,
    ),
  'menu-shouting': (localPart) =>
    createSentinelAccount(localPart, sentinelProfile(localPart), fullMenu, 'SUCCESS'),
  'menu-deep': (localPart) =>
    createSentinelAccount(localPart, sentinelProfile(localPart), [{ title: 'Home' }, nestedNode(30)]),
  'menu-huge': (localPart) =>
    createSentinelAccount(localPart, sentinelProfile(localPart), [
      ...fullMenu,
      ...Array.from({ length: 10_000 }, (_, index) => ({ title: `Node ${index}` })),
    ]),
  'menu-only-search': (localPart) =>
    createSentinelAccount(localPart, sentinelProfile(localPart), [{ title: 'Home' }, { title: 'Search' }]),
  'menu-odd': (localPart) =>
    createSentinelAccount(localPart, sentinelProfile(localPart), [
      { title: 'Home' },
      { title: '' },
      { title: '__proto__', child: [{ title: 'constructor' }] },
      { title: MARKUP },
      { title: 'x'.repeat(10_000) },
      { title: ' Search ' },
      { title: 'search' },
      { title: 'Unknown parent', child: [{ title: 'Team' }] },
    ]),
  'profile-sparse': (localPart) =>
    createSentinelAccount(localPart, { ...examples.profileSparse, username: localPart }),
  'profile-role-text': (localPart) =>
    createSentinelAccount(localPart, { ...examples.profileRoleAsText, username: localPart }),
  'profile-role-number': (localPart) =>
    createSentinelAccount(localPart, { ...examples.profileRoleAsNumber, username: localPart }),
  'profile-hostile': (localPart) =>
    createSentinelAccount(
      localPart,
      sentinelProfile(localPart, {
        first_name: MARKUP,
        last_name: '\u202Egnp.exe',
        description: '<script>document.title=1</script>',
        profile_image: 'javascript:document.title=1',
        role: { id: 1, name: MARKUP },
      }),
    ),
  'profile-no-image': (localPart) =>
    createSentinelAccount(localPart, sentinelProfile(localPart, { profile_image: '/no-such-picture.png' })),
  'user-id-zero': (localPart) =>
    createSentinelAccount(localPart, sentinelProfile(localPart, { user_id: '0' })),
  'extra-token': (localPart) => ({
    ...createSentinelAccount(localPart, sentinelProfile(localPart)),
    extraToken: true,
  }),
};

/** Surfaces and failures joined by a dash; `fails` is short for a 500. */
function createFaultyAccount(localPart: string): Account | undefined {
  const [, surface = '', rest = '', suffix] = /^([a-z]+)-(.+?)(-later)?$/.exec(localPart) ?? [];
  const operations = surfaces[surface];
  const fault = rest === 'fails' ? '500' : rest;
  if (!operations || !isFaultName(fault)) return undefined;
  const from = suffix === undefined ? 1 : 2;
  const faults: StaffFaults = Object.fromEntries(operations.map((id) => [id, { fault, from }]));
  return { ...createSentinelAccount(localPart, sentinelProfile(localPart)), faults };
}

/** The sentinel person with this e-mail, made when somebody signs in as such. */
export function sentinelAccount(email: string): Account | undefined {
  const normalizedEmail = email.trim().toLowerCase();
  if (!normalizedEmail.endsWith(DOMAIN)) return undefined;
  const localPart = normalizedEmail.slice(0, -DOMAIN.length);
  return (
    (Object.hasOwn(oddAccounts, localPart) ? oddAccounts[localPart] : undefined)?.(localPart) ??
    createFaultyAccount(localPart)
  );
}
