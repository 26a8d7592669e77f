import { describe, expect, test } from 'vitest';
import type { TeamMember } from '#api/generated/types.gen.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { keepFields } from '#resource/write/keepFields.ts';
import { differingKeys, memberKeys, memberUpdate, memberValues } from './memberForm.ts';
import { shownStatus } from './memberStatus.ts';
import { toQueryParams } from './teamFilters.ts';

const member: TeamMember = examples.teamMember;

describe('a form on a member', () => {
  test('sends the version and what was changed, and nothing else', () => {
    const values = { ...memberValues(member), lastName: ' Berg ', locale: 'de' };
    expect(memberUpdate(member, values)).toEqual({
      version: member.version,
      last_name: 'Berg',
      locale: 'de',
    });
    expect(memberUpdate(member, { ...memberValues({ ...member, locale: 'de' }), locale: '' })).toEqual({
      version: member.version,
    });
  });

  test('takes a language back as null', () => {
    const before: TeamMember = { ...member, locale: 'de' };
    expect(memberUpdate(before, { ...memberValues(before), locale: '' })).toMatchObject({ locale: null });
  });

  test('keeps the chosen fields of mine and all others of theirs', () => {
    const theirs = { ...memberValues(member), firstName: 'Theirs', email: 'theirs@example.com' };
    const mine = { ...memberValues(member), firstName: 'Mine', email: 'mine@example.com' };
    expect(differingKeys(theirs, mine)).toEqual(['firstName', 'email']);
    expect(keepFields(theirs, mine, ['email'])).toEqual({ ...theirs, email: 'mine@example.com' });
    expect(keepFields(theirs, mine, memberKeys)).toEqual(mine);
  });
});

test.each([
  ['active', null, null, 'active'],
  ['invited', '2026-01-03T00:00:00Z', null, 'invited'],
  ['invited', '2026-01-01T00:00:00Z', null, 'expired'],
  ['inactive', null, null, 'inactive'],
  ['active', null, '2026-01-01T00:00:00Z', 'deleted'],
] as const)('a member who is %s, invited until %s and deleted at %s is shown as %s', (...facts) => {
  const [status, invitationExpiresAt, archivedAt, shown] = facts;
  const now = Date.parse('2026-01-02T00:00:00Z');
  expect(shownStatus({ status, invitationExpiresAt, archivedAt }, now)).toBe(shown);
});

test('a filter that the address has wrong is no filter', () => {
  const texts = {
    q: '',
    roleId: 'rol-1,rol-2',
    status: 'active,odd',
    idleDays: '31',
    mfa: 'maybe',
    archived: '1',
  };
  expect(toQueryParams(texts)).toEqual({ roleId: ['rol-1', 'rol-2'], status: ['active'] });
  expect(toQueryParams({ ...texts, idleDays: '90', mfa: 'false', archived: 'true' })).toMatchObject({
    idleDays: 90,
    mfa: false,
    archived: true,
  });
});
