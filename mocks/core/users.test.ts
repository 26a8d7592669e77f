import { beforeEach, describe, expect, test } from 'vitest';

import { permissions, type Permission } from '#session/permissions.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';

import { examples } from '#mocks/contract/examples.gen.ts';
import type { MenuNode } from '#mocks/contract/types/types.gen.ts';
import { resetSession } from './mockSessions.ts';
import { menuOf, staff, unusable } from './users.ts';

function titlesOf(menu: readonly MenuNode[]): string[] {
  return menu.flatMap(({ title, child = [] }) => [title, ...titlesOf(child)]);
}

const findMember = (email: string) => staff.find((one) => one.email === `${email}@backroom.test`);
const titles = (email: string): string[] => titlesOf(menuOf(findMember(email)?.granted ?? new Set()));
const actions = (email: string): string[] => titles(email).filter((title) => title.includes(': '));

beforeEach(() => resetSession());

test('D24 the tree of the contract has every title, once', () => {
  const titlesInTree = titlesOf(examples.menuAll.data ?? []);
  expect(titlesInTree.toSorted()).toEqual(Object.values<string>(permissions).toSorted());
});

test('D32 there is one account for each role', () => {
  expect(staff.map(({ email, profile }) => [email.split('@')[0], profile.role])).toEqual([
    ['admin', { id: 1, name: 'Administrator' }],
    ['pricing.manager', { id: 2, name: 'Pricing Manager' }],
    ['pricing.analyst', { id: 3, name: 'Pricing Analyst' }],
    ['merchandiser', { id: 4, name: 'Merchandiser' }],
    ['catalogue', { id: 5, name: 'Catalogue Editor' }],
    ['accounts', { id: 6, name: 'Accounts' }],
    ['service', { id: 7, name: 'Customer Service' }],
    ['auditor', { id: 8, name: 'Auditor' }],
  ]);
  expect(unusable.map(({ email }) => email.split('@')[0])).toEqual(['inactive', 'deleted']);
});

test('every granted permission also has the page above it granted', () => {
  for (const { email, granted } of staff) {
    expect([email, titlesOf(menuOf(granted)).toSorted()]).toEqual([email, [...granted].toSorted()]);
  }
});

test.each(staff.map(({ email, granted }) => ({ email, granted })))(
  '$email gets the menu of the role',
  async ({ email, granted }) => {
    const token = await tokenOf(email);
    const reply = await ask('GET /node/userMenu', { token });
    expect(reply).toMatchObject({ status: 200, body: { msg: 'success', data: menuOf(granted) } });
  },
);

test('the auditor of the mock is the auditor of the contract', () => {
  expect(menuOf(findMember('auditor')?.granted ?? new Set())).toEqual(examples.menuAuditor.data);
});

describe('the roles of the mock', () => {
  const rolesWith = (title: Permission): string[] =>
    staff.filter(({ granted }) => granted.has(title)).map(({ email }) => email.split('@')[0] ?? '');

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
