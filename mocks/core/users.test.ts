import { beforeEach, describe, expect, test } from 'vitest';

import { permissions, type Permission } from '#session/permissions.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { grantedTo, menuOfStaff, titlesOfStaff } from '#tests/support/staffRoles.ts';

import { examples } from '#mocks/contract/examples.gen.ts';
import { resetSession } from './mockSessions.ts';
import { titlesOf } from './people.ts';
import { staff, unusable } from './users.ts';

const findMember = (email: string) => staff.find((one) => one.email === `${email}@backroom.test`);
const titles = (email: string): string[] => {
  const member = findMember(email);
  return member ? titlesOfStaff(member) : [];
};
const actions = (email: string): string[] => titles(email).filter((title) => title.includes(': '));

beforeEach(() => resetSession());

test('D24 the tree of the contract has every title, once', () => {
  const titlesInTree = titlesOf(examples.menuAll.data ?? []);
  expect(titlesInTree.toSorted()).toEqual(Object.values<string>(permissions).toSorted());
});

test('D32 there is one account for each role', () => {
  expect(staff.map(({ email, profile }) => [email.split('@')[0], profile.role])).toEqual([
    ['admin', { id: 'rol-1', name: 'Administrator' }],
    ['pricing.manager', { id: 'rol-2', name: 'Pricing Manager' }],
    ['pricing.analyst', { id: 'rol-3', name: 'Pricing Analyst' }],
    ['merchandiser', { id: 'rol-4', name: 'Merchandiser' }],
    ['catalogue', { id: 'rol-5', name: 'Catalogue Editor' }],
    ['accounts', { id: 'rol-6', name: 'Accounts' }],
    ['service', { id: 'rol-7', name: 'Customer Service' }],
    ['auditor', { id: 'rol-8', name: 'Auditor' }],
  ]);
  expect(unusable.map(({ email }) => email.split('@')[0])).toEqual(['inactive', 'deleted']);
});

test('every granted permission also has the page above it granted', () => {
  for (const member of staff) {
    expect([member.email, titlesOfStaff(member).toSorted()]).toEqual([
      member.email,
      [...grantedTo(member)].toSorted(),
    ]);
  }
});

test.each(staff)('$email gets the menu of the role', async (member) => {
  const token = await tokenOf(member.email);
  const reply = await ask('GET /node/userMenu', { token });
  expect(reply).toMatchObject({ status: 200, body: { msg: 'success', data: menuOfStaff(member) } });
});

test('the auditor of the mock is the auditor of the contract', () => {
  const auditor = findMember('auditor');
  expect(auditor && menuOfStaff(auditor)).toEqual(examples.menuAuditor.data);
});

describe('the roles of the mock', () => {
  const rolesWith = (title: Permission): string[] =>
    staff.filter((member) => grantedTo(member).has(title)).map(({ email }) => email.split('@')[0] ?? '');

  test('all may open the home page', () => {
    expect(rolesWith(permissions.home)).toHaveLength(staff.length);
  });
  test('let the administrator do everything', () => {
    expect(titles('admin')).toHaveLength(Object.keys(permissions).length);
  });
  test('let the auditor read every page and change nothing', () => {
    expect(actions('auditor')).toEqual([permissions.activityLogExport]);
    const pages = Object.values(permissions).filter((title) => !title.includes(': '));
    expect(titles('auditor')).toEqual(expect.arrayContaining(pages));
  });
  test('let only the pricing manager publish prices', () => {
    expect(rolesWith(permissions.priceSlabsPublish)).toEqual(['admin', 'pricing.manager']);
    expect(rolesWith(permissions.priceSlabsEdit)).toEqual(['admin', 'pricing.manager', 'pricing.analyst']);
  });
  test('let only accounts refund payments', () => {
    expect(rolesWith(permissions.cardPaymentRefund)).toEqual(['admin', 'accounts']);
    expect(rolesWith(permissions.cardPaymentCharge)).toEqual(['admin', 'accounts', 'service']);
  });
  test('let only the administrator manage people and secrets', () => {
    for (const title of [
      permissions.teamEdit,
      permissions.rolesEdit,
      permissions.permissionNodesEdit,
      permissions.promostandardsCredentials,
    ]) {
      expect(rolesWith(title)).toEqual(['admin']);
    }
  });
  test('show costs only to those who need them', () => {
    expect(rolesWith(permissions.viewCosts)).not.toContain('service');
    expect(rolesWith(permissions.viewCosts)).not.toContain('catalogue');
  });
});
