import { beforeEach, describe, expect, test } from 'vitest';
import { createStorage } from '#shared/lib/storage.ts';
import { layoutDefaults, type LayoutSettings } from '#shared/lib/storageKeys.ts';
import { below } from './layoutRules.ts';
import { createLayoutStore } from './layoutStore.ts';

const storage = createStorage({
  local: () => window.localStorage,
  session: () => window.sessionStorage,
  events: () => window,
});

/** A page of this width that starts with what is stored. */
function open(width = 1440) {
  resize(width);
  return createLayoutStore({
    root: document.documentElement,
    matchMedia: (query) => window.matchMedia(query),
    load: () => storage.get('layout'),
    save: (settings) => void storage.set('layout', settings),
    loadPinned: () => storage.get('sidebarHover'),
    savePinned: (pinned) => void storage.set('sidebarHover', pinned),
  });
}

function resize(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  window.dispatchEvent(new Event('resize'));
}

function remembered(patch: Partial<LayoutSettings>): void {
  storage.set('layout', { ...layoutDefaults, ...patch });
}

const attribute = (name: string) => document.documentElement.getAttribute(name);

beforeEach(() => resize(1440));

test('D26 the root carries one attribute for each of the eight settings, at their defaults', () => {
  open();
  expect(Object.fromEntries(Object.entries(document.documentElement.dataset))).toEqual({
    layout: 'vertical',
    layoutWidth: 'fluid',
    layoutPosition: 'fixed',
    topbar: 'light',
    sidebar: 'dark',
    sidebarSize: 'lg',
    sidebarView: 'default',
    mode: 'light',
  });
});

describe('E126 the layout is vertical below 767 px and the remembered choice from there', () => {
  test.each(['twocolumn', 'horizontal', 'vertical'] as const)('%s', (layoutType) => {
    remembered({ layoutType });
    open(766);
    expect(attribute('data-layout')).toBe('vertical');
    for (const width of [767, 768]) {
      resize(width);
      expect(attribute('data-layout'), `${width} px`).toBe(layoutType);
    }
  });

  test('script asks the query that the styles use', () => {
    expect(below.layout).toBe('(max-width: 766.98px)');
  });
});

test('E127 at 991 px the sidebar is icons, at 992 px it has its size; zoom makes fractions', () => {
  remembered({ sidebarSize: 'md' });
  open(991);
  expect(attribute('data-sidebar-size')).toBe('sm');
  resize(991.9);
  expect(attribute('data-sidebar-size')).toBe('sm');
  resize(992);
  expect(attribute('data-sidebar-size')).toBe('md');
});

test('E127 the toggle is remembered at 1025 px and holds for now at 1024 px', () => {
  const store = open(1024);
  store.toggleSidebar();
  expect(attribute('data-sidebar-size')).toBe('sm');
  expect(storage.get('layout')).toBeNull();

  resize(1025);
  expect(attribute('data-sidebar-size')).toBe('lg');
  store.toggleSidebar();
  expect(attribute('data-sidebar-size')).toBe('sm');
  expect(storage.get('layout')?.sidebarSize).toBe('sm');
});

describe('E129 the sidebar that widens when pointed at is vertical only', () => {
  test.each(['horizontal', 'twocolumn'] as const)('%s: its size is lg until vertical again', (layoutType) => {
    remembered({ sidebarSize: 'sm-hover' });
    const store = open();
    expect(attribute('data-sidebar-size')).toBe('sm-hover');
    store.set({ layoutType });
    expect(attribute('data-sidebar-size')).toBe('lg');
    expect(storage.get('layout')?.sidebarSize).toBe('sm-hover');
    store.set({ layoutType: 'vertical' });
    expect(attribute('data-sidebar-size')).toBe('sm-hover');
  });

  test('the toggle turns over what is seen, not what is waiting', () => {
    remembered({ sidebarSize: 'sm-hover', layoutType: 'twocolumn' });
    const store = open();
    store.toggleSidebar();
    expect(attribute('data-sidebar-size')).toBe('sm');
  });
});

describe('E130 what a layout has no choice of does nothing in it, and waits', () => {
  const chosen = {
    layoutWidth: 'boxed',
    position: 'scrollable',
    sidebarView: 'detached',
    sidebarColor: 'dark',
  } as const;
  test.each([
    ['vertical', ['boxed', 'scrollable', 'detached', 'dark']],
    ['horizontal', ['boxed', 'scrollable', 'default', 'light']],
    ['twocolumn', ['fluid', 'fixed', 'default', 'dark']],
  ] as const)('%s', (layoutType, shown) => {
    remembered({ ...chosen, layoutType });
    const store = open();
    const names = ['data-layout-width', 'data-layout-position', 'data-sidebar-view', 'data-sidebar'];
    expect(names.map(attribute)).toEqual(shown);
    expect(store.getSnapshot().settings).toMatchObject(chosen);

    // Below 767 px every layout is vertical, so its choices hold there.
    resize(700);
    expect(names.map(attribute)).toEqual(Object.values(chosen));
  });
});

test('E127 the horizontal layout has no sidebar to collapse at 992 px', () => {
  remembered({ layoutType: 'horizontal', sidebarSize: 'md' });
  open(800);
  expect(attribute('data-sidebar-size')).toBe('md');
});

test('a size that is chosen is shown, also where the sidebar was turned over for now', () => {
  const store = open(1000);
  store.toggleSidebar();
  expect(attribute('data-sidebar-size')).toBe('sm');
  store.set({ sidebarSize: 'md' });
  expect(attribute('data-sidebar-size')).toBe('md');
});

test('the toggle gives back the wide size that was there before', () => {
  remembered({ sidebarSize: 'md' });
  const store = open();
  store.toggleSidebar();
  store.toggleSidebar();
  expect(attribute('data-sidebar-size')).toBe('md');
});

test('a narrow sidebar can be opened for now, and is icons again at another width class', () => {
  const store = open(900);
  store.toggleSidebar();
  expect(attribute('data-sidebar-size')).toBe('lg');
  resize(700);
  resize(900);
  expect(attribute('data-sidebar-size')).toBe('sm');
});

test('E128 crossing 767 px ten times keeps the choice', () => {
  remembered({ layoutType: 'twocolumn' });
  const store = open();
  for (let i = 0; i < 10; i++) resize(i % 2 ? 800 : 700);
  expect(store.getSnapshot().settings.layoutType).toBe('twocolumn');
  expect(attribute('data-layout')).toBe('twocolumn');
});

test.each(['"{"', '[]', 'null', '{"mode":"dusk","topbar":"dark","extra":1}', `"${'x'.repeat(1e6)}"`])(
  'E131 a stored layout that is broken falls back field by field (%#)',
  (raw) => {
    window.localStorage.setItem('backroom.layout', raw);
    const { settings } = open().getSnapshot();
    expect(settings).toEqual({ ...layoutDefaults, topbar: raw.includes('"dark"') ? 'dark' : 'light' });
  },
);

test('D14 the choice outlives the clearing of local storage and is stored again after sign-in', () => {
  const store = open();
  store.set({ mode: 'dark' });
  storage.clearLocal();
  resize(800);
  expect(window.localStorage).toHaveLength(0);
  expect(attribute('data-mode')).toBe('dark');

  store.remember();
  expect(storage.get('layout')?.mode).toBe('dark');
});

test('E134 another tab’s choice does not flip this one', () => {
  const store = open();
  remembered({ mode: 'dark' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'backroom.layout' }));
  expect(store.getSnapshot().settings.mode).toBe('light');
  store.set({ topbar: 'dark' });
  expect(storage.get('layout')).toMatchObject({ mode: 'light', topbar: 'dark' });
});
