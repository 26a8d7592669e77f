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

describe('the stored token', () => {
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
  ])('E02 E03 E04 is none when it is %j, which is removed', (raw) => {
    local.setItem('backroom.token', raw);
    expect(tab.get('token')).toBeNull();
    expect(local.getItem('backroom.token')).toBeNull();
  });

  test.each(['abc.DEF-123_~+/=', 'é', 'two words', '0'])('E04 may be %j, which fetch accepts', (raw) => {
    local.setItem('backroom.token', raw);
    expect(tab.get('token')).toBe(raw);
    expect(() => new Headers({ Authorization: `Bearer ${raw}` })).not.toThrow();
  });

  test('loses blanks around it, and is stored again without them', () => {
    local.setItem('backroom.token', ' abc\n');
    expect(tab.get('token')).toBe('abc');
    expect(local.getItem('backroom.token')).toBe('abc');
  });

  test('E04 fits into a header, whatever is stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (raw) => {
        local.setItem('backroom.token', raw);
        const token = tab.get('token');
        return token === null || new Headers({ Authorization: `Bearer ${token}` }).has('Authorization');
      }),
      { numRuns: 2000 },
    );
  });

  test('E23 comes with an id of "0", but not of "null" or ""', () => {
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

describe('E131 a corrupt stored value', () => {
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
  ])('becomes the eight defaults when the layout is %.20s', (raw) => {
    local.setItem('backroom.layout', raw);
    expect(tab.get('layout')).toEqual(layoutDefaults);
    expect(stored()).toEqual(layoutDefaults);
  });

  test('spec §3 becomes the eight defaults', () => {
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

  test('keeps the good fields of a layout and drops unknown ones', () => {
    local.setItem(
      'backroom.layout',
      '{"layoutType":"twocolumn","mode":"DARK","sidebarSize":5,"position":"scrollable","skin":"velzon"}',
    );
    const expected = { ...layoutDefaults, layoutType: 'twocolumn', position: 'scrollable' };
    expect(tab.get('layout')).toEqual(expected);
    expect(stored()).toEqual(expected);
  });

  test('is written again, but a good layout is not', () => {
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
  ] as const)('of %s, %s, is removed', (key, raw) => {
    local.setItem(`backroom.${key}`, raw);
    expect(tab.get(key)).toBeNull();
    expect(local.getItem(`backroom.${key}`)).toBeNull();
  });

  test('of the session user falls back field by field', () => {
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
