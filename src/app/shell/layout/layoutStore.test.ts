import { beforeEach, describe, expect, test } from 'vitest';
import { layoutDefaults, type LayoutSettings } from '#shared/lib/storageKeys.ts';
import { layoutStorage, openLayout, resizeTo, rootAttribute } from '#tests/support/layoutPage.ts';

function remembered(patch: Partial<LayoutSettings>): void {
  layoutStorage.set('layout', { ...layoutDefaults, ...patch });
}

beforeEach(() => resizeTo(1440));

test('D26 the root carries one attribute for each of the eight settings, at their defaults', () => {
  openLayout();
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
  test.each(['twocolumn', 'horizontal', 'vertical'] as const)('with the choice %s', (layoutType) => {
    remembered({ layoutType });
    openLayout(766);
    expect(rootAttribute('data-layout')).toBe('vertical');
    for (const width of [767, 768]) {
      resizeTo(width);
      expect(rootAttribute('data-layout'), `${width} px`).toBe(layoutType);
    }
  });
});

test('E127 at 991 px the sidebar is icons, at 992 px it has its size; zoom makes fractions', () => {
  remembered({ sidebarSize: 'md' });
  openLayout(991);
  expect(rootAttribute('data-sidebar-size')).toBe('sm');
  resizeTo(991.9);
  expect(rootAttribute('data-sidebar-size')).toBe('sm');
  resizeTo(992);
  expect(rootAttribute('data-sidebar-size')).toBe('md');
});

test('E127 the toggle is remembered at 1025 px and holds for now at 1024 px', () => {
  const store = openLayout(1024);
  store.toggleSidebar();
  expect(rootAttribute('data-sidebar-size')).toBe('sm');
  expect(layoutStorage.get('layout')).toBeNull();

  resizeTo(1025);
  expect(rootAttribute('data-sidebar-size')).toBe('lg');
  store.toggleSidebar();
  expect(rootAttribute('data-sidebar-size')).toBe('sm');
  expect(layoutStorage.get('layout')?.sidebarSize).toBe('sm');
});

describe('E129 the sidebar that widens when pointed at is vertical only', () => {
  test.each(['horizontal', 'twocolumn'] as const)('%s: its size is lg until vertical again', (layoutType) => {
    remembered({ sidebarSize: 'sm-hover' });
    const store = openLayout();
    expect(rootAttribute('data-sidebar-size')).toBe('sm-hover');
    store.set({ layoutType });
    expect(rootAttribute('data-sidebar-size')).toBe('lg');
    expect(layoutStorage.get('layout')?.sidebarSize).toBe('sm-hover');
    store.set({ layoutType: 'vertical' });
    expect(rootAttribute('data-sidebar-size')).toBe('sm-hover');
  });

  test('the toggle turns over what is seen, not what is waiting', () => {
    remembered({ sidebarSize: 'sm-hover', layoutType: 'twocolumn' });
    const store = openLayout();
    store.toggleSidebar();
    expect(rootAttribute('data-sidebar-size')).toBe('sm');
  });
});

describe('E130 a setting without use in a layout keeps its value for later', () => {
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
  ] as const)('and does nothing in the layout %s', (layoutType, shown) => {
    remembered({ ...chosen, layoutType });
    const store = openLayout();
    const names = ['data-layout-width', 'data-layout-position', 'data-sidebar-view', 'data-sidebar'];
    expect(names.map(rootAttribute)).toEqual(shown);
    expect(store.getSnapshot().settings).toMatchObject(chosen);

    // Below 767 px every layout is vertical, so its choices hold there.
    resizeTo(700);
    expect(names.map(rootAttribute)).toEqual(Object.values(chosen));
  });
});

test('E127 the horizontal layout has no sidebar to collapse at 992 px', () => {
  remembered({ layoutType: 'horizontal', sidebarSize: 'md' });
  openLayout(800);
  expect(rootAttribute('data-sidebar-size')).toBe('md');
});

test('a chosen size shows, also where the sidebar was toggled for now', () => {
  const store = openLayout(1000);
  store.toggleSidebar();
  expect(rootAttribute('data-sidebar-size')).toBe('sm');
  store.set({ sidebarSize: 'md' });
  expect(rootAttribute('data-sidebar-size')).toBe('md');
});

test('the toggle restores the wide size that was there before', () => {
  remembered({ sidebarSize: 'md' });
  const store = openLayout();
  store.toggleSidebar();
  store.toggleSidebar();
  expect(rootAttribute('data-sidebar-size')).toBe('md');
});

test('a narrow sidebar opens for now and is icons again at another width class', () => {
  const store = openLayout(900);
  store.toggleSidebar();
  expect(rootAttribute('data-sidebar-size')).toBe('lg');
  resizeTo(700);
  resizeTo(900);
  expect(rootAttribute('data-sidebar-size')).toBe('sm');
});

test('E128 crossing 767 px ten times keeps the choice', () => {
  remembered({ layoutType: 'twocolumn' });
  const store = openLayout();
  for (let i = 0; i < 10; i++) resizeTo(i % 2 ? 800 : 700);
  expect(store.getSnapshot().settings.layoutType).toBe('twocolumn');
  expect(rootAttribute('data-layout')).toBe('twocolumn');
});

test.each(['"{"', '[]', 'null', '{"mode":"dusk","topbar":"dark","extra":1}', `"${'x'.repeat(1e6)}"`])(
  'E131 a stored layout that is broken falls back field by field (%#)',
  (raw) => {
    window.localStorage.setItem('backroom.layout', raw);
    const { settings } = openLayout().getSnapshot();
    expect(settings).toEqual({ ...layoutDefaults, topbar: raw.includes('"dark"') ? 'dark' : 'light' });
  },
);

test('D14 the choice outlives the clearing of local storage and is stored again after sign-in', () => {
  const store = openLayout();
  store.set({ mode: 'dark' });
  layoutStorage.clearLocal();
  resizeTo(800);
  expect(window.localStorage).toHaveLength(0);
  expect(rootAttribute('data-mode')).toBe('dark');

  store.remember();
  expect(layoutStorage.get('layout')?.mode).toBe('dark');
});

describe('E134 two tabs', () => {
  const chooseElsewhere = (patch: Partial<LayoutSettings>): void => {
    remembered(patch);
    window.dispatchEvent(new StorageEvent('storage', { key: 'backroom.layout' }));
  };

  test('another tab’s choice is followed', () => {
    const store = openLayout();
    chooseElsewhere({ mode: 'dark', layoutType: 'twocolumn' });
    expect(store.getSnapshot().settings).toMatchObject({ mode: 'dark', layoutType: 'twocolumn' });
    expect(rootAttribute('data-mode')).toBe('dark');
    expect(rootAttribute('data-layout')).toBe('twocolumn');
  });

  test('a tab that has not noticed it yet writes only its own choice', () => {
    const store = openLayout();
    remembered({ mode: 'dark' });
    store.set({ topbar: 'dark' });
    expect(layoutStorage.get('layout')).toMatchObject({ mode: 'dark', topbar: 'dark' });
    remembered({ mode: 'dark', position: 'scrollable' });
    store.remember();
    expect(layoutStorage.get('layout')).toMatchObject({ position: 'scrollable' });
  });

  test('a pinned sidebar is followed too', () => {
    remembered({ sidebarSize: 'sm-hover' });
    const store = openLayout();
    layoutStorage.set('sidebarHover', true);
    window.dispatchEvent(new StorageEvent('storage', { key: 'backroom.sidebarHover' }));
    expect(store.getSnapshot().pinned).toBe(true);
  });

  test('signing out in another tab leaves the layout as it is', () => {
    const store = openLayout();
    store.set({ mode: 'dark' });
    layoutStorage.clearLocal();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.getSnapshot().settings.mode).toBe('dark');
  });
});
