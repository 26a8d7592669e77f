import { beforeEach, describe, expect, test } from 'vitest';
import { createBrowser, MemoryStorage } from '#tests/support/browserTabs.ts';
import { createStorage } from './storage.ts';
import { layoutDefaults } from './storageKeys.ts';

const local = new MemoryStorage();
const tab = createStorage({ local: () => local, session: () => new MemoryStorage(), events: () => window });

beforeEach(() => local.clear());

describe('D34 the choices of the device', () => {
  test('come back when the guard has cleared all of local storage, in a new tab too', () => {
    tab.set('layout', { ...layoutDefaults, mode: 'dark', layoutType: 'twocolumn' });
    tab.set('sidebarHover', true);
    tab.set('language', 'de');
    tab.clearLocal();
    expect(local.length).toBe(0);
    const other = createStorage({
      local: () => local,
      session: () => new MemoryStorage(),
      events: () => window,
    });
    expect(other.get('layout')).toEqual({ ...layoutDefaults, mode: 'dark', layoutType: 'twocolumn' });
    expect(other.get('sidebarHover')).toBe(true);
    expect(other.get('language')).toBe('de');
  });

  test('are all that the cookie has: nothing of the person or the session', () => {
    tab.set('token', 'secret');
    tab.set('userName', 'Ana Petrova');
    tab.set('recent', ['/team']);
    expect(document.cookie).not.toContain('backroom.device');
    tab.set('language', 'de');
    expect(decodeURIComponent(document.cookie)).toBe('backroom.device={"language":"de"}');
  });

  test('do not include a token: one in the cookie is ignored, and gone with the next choice', () => {
    document.cookie = `backroom.device=${encodeURIComponent('{"token":"evil","language":"fr"}')}; Path=/`;
    expect(tab.get('token')).toBeNull();
    expect(tab.get('language')).toBe('fr');
    tab.set('sidebarHover', false);
    expect(decodeURIComponent(document.cookie)).not.toContain('evil');
  });

  test.each(['', 'null', '7', '{', '%', '{"language":7}', '{"language":""}', '[]'])(
    'are not read from a cookie of %s',
    (text) => {
      document.cookie = `backroom.device=${text}; Path=/`;
      expect(tab.get('language')).toBeNull();
      expect(tab.get('layout')).toBeNull();
    },
  );

  test('E131 fall back field by field where the layout is corrupt', () => {
    document.cookie = `backroom.device=${encodeURIComponent('{"layout":"{\\"mode\\":\\"dark\\",\\"topbar\\":7}"}')}; Path=/`;
    expect(tab.get('layout')).toEqual({ ...layoutDefaults, mode: 'dark' });
  });

  test('E16 work without cookies as long as local storage does', () => {
    const page = createStorage({
      ...{ local: () => local, session: () => new MemoryStorage(), events: () => window },
      cookies: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    page.set('language', 'it');
    expect(page.get('language')).toBe('it');
    page.clearLocal();
    expect(page.get('language')).toBeNull();
  });

  test('are kept when two tabs write: each writes its own and keeps the other’s', () => {
    const [one, two] = createBrowser(2).tabs.map(createStorage);
    one?.set('language', 'de');
    two?.set('sidebarHover', true);
    one?.clearLocal();
    expect(two?.get('language')).toBe('de');
    expect(one?.get('sidebarHover')).toBe(true);
  });
});
