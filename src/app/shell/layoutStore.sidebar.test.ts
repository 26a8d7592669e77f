import { beforeEach, describe, expect, test } from 'vitest';
import { createStorage } from '#shared/lib/storage.ts';
import { layoutDefaults } from '#shared/lib/storageKeys.ts';
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

const attribute = (name: string) => document.documentElement.getAttribute(name);

describe('spec §2 the sidebar that widens when pointed at can be kept wide, which is remembered', () => {
  beforeEach(() => {
    window.localStorage.clear();
    storage.set('layout', { ...layoutDefaults, sidebarSize: 'sm-hover' });
  });

  test('by its pin', () => {
    const store = open();
    expect(store.getSnapshot()).toMatchObject({ sidebarSize: 'sm-hover', pinned: false });
    store.pin(true);
    expect(attribute('data-sidebar-size')).toBe('lg');
    expect(storage.get('sidebarHover')).toBe(true);
    expect(storage.get('layout')?.sidebarSize).toBe('sm-hover');
    expect(open().getSnapshot()).toMatchObject({ sidebarSize: 'lg', pinned: true });
  });

  test('by the button of the top bar, from 1025 px; at 1024 px for now only', () => {
    const store = open(1025);
    store.toggleSidebar();
    expect(storage.get('sidebarHover')).toBe(true);
    store.toggleSidebar();
    expect(storage.get('sidebarHover')).toBe(false);
    expect(attribute('data-sidebar-size')).toBe('sm-hover');
    resize(1024);
    store.toggleSidebar();
    expect(attribute('data-sidebar-size')).toBe('lg');
    expect(storage.get('sidebarHover')).toBe(false);
    resize(1025);
    expect(attribute('data-sidebar-size')).toBe('sm-hover');
  });

  test('kept wide, the button of the top bar gives icons for now at 1024 px', () => {
    storage.set('sidebarHover', true);
    const store = open(1024);
    store.toggleSidebar();
    expect(attribute('data-sidebar-size')).toBe('sm');
    store.pin(true);
    expect(attribute('data-sidebar-size')).toBe('lg');
  });

  test.each([
    [766, 'lg', null],
    [767, 'sm', null],
    [991, 'sm', null],
    [992, 'lg', true],
    [1440, 'lg', true],
  ] as const)('at %i px it is %s, pinned: %s', (width, size, pinned) => {
    storage.set('sidebarHover', true);
    expect(open(width).getSnapshot()).toMatchObject({ sidebarSize: size, pinned });
  });

  test('another layout or size has no pin; choosing the size anew lets it go', () => {
    storage.set('sidebarHover', true);
    const store = open();
    store.set({ layoutType: 'twocolumn' });
    expect(store.getSnapshot().pinned).toBeNull();
    store.set({ layoutType: 'vertical' });
    expect(store.getSnapshot().pinned).toBe(true);
    store.set({ sidebarSize: 'md' });
    store.set({ sidebarSize: 'sm-hover' });
    expect(store.getSnapshot()).toMatchObject({ sidebarSize: 'sm-hover', pinned: false });
    expect(storage.get('sidebarHover')).toBe(false);
  });

  test.each(['"yes"', 'null', '1', '{'])('E131 %s is no pin', (raw) => {
    window.localStorage.setItem('backroom.sidebarHover', raw);
    expect(open().getSnapshot().pinned).toBe(false);
  });

  test('D14 it outlives the clearing of local storage', () => {
    const store = open();
    store.pin(true);
    storage.clearLocal();
    store.remember();
    expect(storage.get('sidebarHover')).toBe(true);
  });
});

test.each([
  [766, false],
  [767, true],
  [991, true],
  [992, false],
  [1024, false],
])('E127 at %i px a sidebar opened for now lies over the page: %s', (width, over) => {
  const store = open(width);
  store.toggleSidebar();
  expect(store.getSnapshot().over).toBe(over);
  store.rest();
  expect(store.getSnapshot().over).toBe(false);
});
