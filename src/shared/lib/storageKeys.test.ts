import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '#tests/support/browserTabs.ts';
import { createStorage } from './storage.ts';
import { layoutDefaults } from './storageKeys.ts';

const local = new MemoryStorage();
const session = new MemoryStorage();
const tab = createStorage({ local: () => local, session: () => session, events: () => window });

beforeEach(() => {
  local.clear();
  session.clear();
});

describe('the token rule', () => {
  test.each([
    '',
    ' ',
    '\t\n',
    'null',
    'undefined',
    ' null ',
    'a\r\nX: 1',
    'a\nb',
    'token\u20ac',
    'токен',
    'a\u0000b',
  ])('E02 E03 E04 %j is no token and is removed', (raw) => {
    local.setItem('backroom.token', raw);
    expect(tab.get('token')).toBeNull();
    expect(local.getItem('backroom.token')).toBeNull();
  });

  test.each(['abc.DEF-123_~+/=', 'é', 'two words', '0'])('E04 %j is a token fetch accepts', (raw) => {
    local.setItem('backroom.token', raw);
    expect(tab.get('token')).toBe(raw);
    expect(() => new Headers({ Authorization: `Bearer ${raw}` })).not.toThrow();
  });

  test('blanks around a token are dropped and the stored value repaired', () => {
    local.setItem('backroom.token', ' abc\n');
    expect(tab.get('token')).toBe('abc');
    expect(local.getItem('backroom.token')).toBe('abc');
  });

  test('E04 whatever is taken for a token fits into a header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        local.setItem('backroom.token', raw);
        const token = tab.get('token');
        return token === null || new Headers({ Authorization: `Bearer ${token}` }).has('Authorization');
      }),
      { numRuns: 2000 },
    );
  });

  test('E23 id "0" counts as present; "null" and "" do not', () => {
    for (const [raw, id] of [
      ['0', '0'],
      ['null', null],
      ['', null],
      ['undefined', null],
      ['42', '42'],
    ] as const) {
      local.setItem('backroom.userId', raw);
      expect(tab.get('userId'), raw).toBe(id);
    }
  });
});

describe('E131 a corrupt value falls back field by field and is repaired', () => {
  const stored = (): unknown => JSON.parse(local.getItem('backroom.layout') ?? 'null');

  test.each([
    '{',
    '[]',
    'null',
    '""',
    '7',
    '',
    '{"layoutType":"spiral"}',
    `{"x":"${'y'.repeat(1_000_000)}"}`,
  ])('layout %.20s gives the eight defaults', (raw) => {
    local.setItem('backroom.layout', raw);
    expect(tab.get('layout')).toEqual(layoutDefaults);
    expect(stored()).toEqual(layoutDefaults);
  });

  test('spec §3 the eight defaults', () => {
    expect(layoutDefaults).toEqual({
      layoutType: 'vertical',
      layoutWidth: 'fluid',
      sidebarSize: 'lg',
      topbar: 'light',
      mode: 'light',
      position: 'fixed',
      sidebarView: 'default',
      sidebarColor: 'dark',
    });
  });

  test('the good fields of a layout are kept, strangers dropped', () => {
    local.setItem(
      'backroom.layout',
      '{"layoutType":"twocolumn","mode":"DARK","sidebarSize":5,"position":"scrollable","skin":"velzon"}',
    );
    const expected = { ...layoutDefaults, layoutType: 'twocolumn', position: 'scrollable' };
    expect(tab.get('layout')).toEqual(expected);
    expect(stored()).toEqual(expected);
  });

  test('a good layout is not written again', () => {
    tab.set('layout', { ...layoutDefaults, mode: 'dark' });
    const write = vi.spyOn(local, 'setItem');
    expect(tab.get('layout')?.mode).toBe('dark');
    expect(write).not.toHaveBeenCalled();
  });

  test.each([
    ['sidebarHover', '"yes"'],
    ['lastActivity', '-1'],
    ['lastActivity', '"now"'],
    ['user', 'ana'],
    ['language', ' '],
  ] as const)('%s %s is removed', (key, raw) => {
    local.setItem(`backroom.${key}`, raw);
    expect(tab.get(key)).toBeNull();
    expect(local.getItem(`backroom.${key}`)).toBeNull();
  });

  test('the fields of the session user fall back one by one', () => {
    session.setItem(
      'backroom.authUser',
      '{"userId":"7","firstName":5,"userHeader":false,"email":"a@b.test"}',
    );
    expect(tab.session.get('authUser')).toMatchObject({
      userId: '7',
      firstName: '',
      userHeader: null,
      email: 'a@b.test',
      locale: null,
      timeZone: '',
      numberFormat: '',
    });
  });
});
