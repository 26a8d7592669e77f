import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowser, MemoryStorage } from '#tests/support/browserTabs.ts';
import { createStorage, storage } from './storage.ts';

const local = new MemoryStorage();
const session = new MemoryStorage();
const tab = createStorage({ local: () => local, session: () => session, events: () => window });

beforeEach(() => {
  local.clear();
  session.clear();
});

describe('D13 values under the prefix of the product', () => {
  test('are stored as they are when they are text, else as JSON', () => {
    tab.set('userName', 'Ana Petrova');
    tab.set('sidebarHover', true);
    tab.set('lastActivity', 5);
    tab.set('user', { email: 'ana@backroom.test', token: 't' });
    expect(local.getItem('backroom.userName')).toBe('Ana Petrova');
    expect(local.getItem('backroom.sidebarHover')).toBe('true');
    expect(tab.get('lastActivity')).toBe(5);
    expect(tab.get('user')).toEqual({ email: 'ana@backroom.test', token: 't' });
  });

  test('can be removed; a value that was never stored is null', () => {
    tab.set('loginName', 'ana');
    tab.remove('loginName');
    expect(tab.get('loginName')).toBeNull();
    expect(tab.get('layout')).toBeNull();
  });

  test('D14 go with all of local storage, also what is not ours, and nothing of the tab', () => {
    local.setItem('foreign', '1');
    tab.set('token', 't');
    tab.session.set('flash', 'Sorry');
    tab.clearLocal();
    expect(local.length).toBe(0);
    expect(tab.session.get('flash')).toBe('Sorry');
  });

  test('are in the storage of the page', () => {
    storage.set('language', 'de');
    storage.session.set('flash', 'Sorry');
    expect(window.localStorage.getItem('backroom.language')).toBe('de');
    expect(window.sessionStorage.getItem('backroom.flash')).toBe('Sorry');
    expect(storage.available()).toBe(true);
    expect(window.localStorage).toHaveLength(1);
    const heard: unknown[] = [];
    const leave = storage.onChange((key) => heard.push(key));
    window.dispatchEvent(new StorageEvent('storage', { key: 'backroom.language' }));
    leave();
    expect(heard).toEqual(['language']);
  });
});

describe('E16 with storage blocked', () => {
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const blocked = () => createStorage({ local: refuse, session: refuse, events: () => new EventTarget() });

  test('values live in memory, and the panel can say so', () => {
    const page = blocked();
    expect(page.available()).toBe(false);
    expect(page.set('token', 'abc')).toBe(false);
    expect(page.get('token')).toBe('abc');
    expect(page.drafts.names()).toEqual([]);
    page.session.set('flash', 'Sorry');
    expect(page.session.get('flash')).toBe('Sorry');
    page.session.remove('flash');
    expect(page.session.get('flash')).toBeNull();
    page.remove('token');
    expect(page.get('token')).toBeNull();
    page.set('token', 'abc');
    page.clearLocal();
    expect(page.get('token')).toBeNull();
  });

  test('a full storage keeps the new value for this page; a later success writes it', () => {
    tab.set('language', 'de');
    const full = vi.spyOn(local, 'setItem').mockImplementation(refuse);
    expect(tab.set('language', 'fr')).toBe(false);
    expect(tab.get('language')).toBe('fr');
    full.mockRestore();
    expect(tab.set('language', 'it')).toBe(true);
    expect(local.getItem('backroom.language')).toBe('it');
    expect(tab.get('language')).toBe('it');
  });

  test('one blocked area counts as blocked', () => {
    expect(createStorage({ local: () => local, session: refuse, events: () => window }).available()).toBe(
      false,
    );
  });
});

describe('a change of another tab', () => {
  const withTabs = () => {
    const browser = createBrowser(2);
    const [one, two] = browser.tabs.map(createStorage);
    if (!one || !two) throw new Error('two tabs expected');
    return { browser, one, two };
  };

  test('E17 arrives: a clear as null, a key by its name, foreign keys not at all', () => {
    const { browser, one, two } = withTabs();
    const heard: (string | null)[] = [];
    const leave = two.onChange((key) => heard.push(key));
    one.set('token', 'abc');
    one.clearLocal();
    const foreign = browser.tabs[0]?.local();
    foreign?.setItem('foreign', '1');
    foreign?.setItem('backroom.unheard', '1');
    foreign?.setItem('backroom.toString', '1');
    while (browser.deliver(1));
    expect(heard).toEqual(['token', null]);
    leave();
    one.set('token', 'abc');
    browser.deliver(1);
    expect(heard).toHaveLength(2);
  });

  test('wins over a value that this page could not write', () => {
    const { browser, one, two } = withTabs();
    two.onChange(() => undefined);
    const shared = browser.tabs[1]?.local();
    if (!shared) throw new Error('a shared area expected');
    const full = vi.spyOn(shared, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    two.set('language', 'fr');
    two.set('userName', 'Ana');
    full.mockRestore();
    one.set('language', 'de');
    browser.deliver(1);
    expect(two.get('language')).toBe('de');
    one.clearLocal();
    browser.deliver(1);
    expect(two.get('userName')).toBeNull();
  });

  test('is ignored when the event is no storage event', () => {
    const heard = vi.fn();
    const leave = tab.onChange(heard);
    window.dispatchEvent(new Event('storage'));
    leave();
    expect(heard).not.toHaveBeenCalled();
  });
});

test('the session user and the drafts live in the tab', () => {
  const draft = {
    route: '/team',
    formId: 'f',
    schemaVersion: 1,
    userId: '7',
    values: { a: 1 },
    typedAt: 8,
    savedAt: 9,
    address: '/team',
    title: 'Team',
  };
  tab.drafts.set('f', draft);
  session.setItem('backroom.draft.broken', '{"route":1}');
  session.setItem('foreign', '1');
  expect(tab.drafts.names().sort()).toEqual(['broken', 'f']);
  expect(tab.drafts.get('f')).toEqual(draft);
  expect(tab.drafts.get('broken')).toBeNull();
  tab.drafts.remove('f');
  expect(tab.drafts.names()).toEqual([]);

  session.setItem('backroom.authUser', '{"userId":"7"}');
  tab.clearSessionUser();
  expect(tab.session.get('authUser')).toBeNull();
});
