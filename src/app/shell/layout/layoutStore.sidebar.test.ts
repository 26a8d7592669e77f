import { beforeEach, describe, expect, test } from 'vitest';
import { layoutDefaults } from '#shared/lib/storageKeys.ts';
import { layoutStorage, openLayout, resizeTo, rootAttribute } from '#tests/support/layoutPage.ts';

describe('spec §2 the wide sidebar of the hover size', () => {
  beforeEach(() => {
    window.localStorage.clear();
    layoutStorage.set('layout', { ...layoutDefaults, sidebarSize: 'sm-hover' });
  });

  test('is pinned by its pin, which is remembered', () => {
    const store = openLayout();
    expect(store.getSnapshot()).toMatchObject({ sidebarSize: 'sm-hover', pinned: false });
    store.pin(true);
    expect(rootAttribute('data-sidebar-size')).toBe('lg');
    expect(layoutStorage.get('sidebarHover')).toBe(true);
    expect(layoutStorage.get('layout')?.sidebarSize).toBe('sm-hover');
    expect(openLayout().getSnapshot()).toMatchObject({ sidebarSize: 'lg', pinned: true });
  });

  test('is pinned by the button of the top bar from 1025 px, at 1024 px for now only', () => {
    const store = openLayout(1025);
    store.toggleSidebar();
    expect(layoutStorage.get('sidebarHover')).toBe(true);
    store.toggleSidebar();
    expect(layoutStorage.get('sidebarHover')).toBe(false);
    expect(rootAttribute('data-sidebar-size')).toBe('sm-hover');
    resizeTo(1024);
    store.toggleSidebar();
    expect(rootAttribute('data-sidebar-size')).toBe('lg');
    expect(layoutStorage.get('sidebarHover')).toBe(false);
    resizeTo(1025);
    expect(rootAttribute('data-sidebar-size')).toBe('sm-hover');
  });

  test('gives icons for now at 1024 px by the button of the top bar', () => {
    layoutStorage.set('sidebarHover', true);
    const store = openLayout(1024);
    store.toggleSidebar();
    expect(rootAttribute('data-sidebar-size')).toBe('sm');
    store.pin(true);
    expect(rootAttribute('data-sidebar-size')).toBe('lg');
  });

  test.each([
    [766, 'lg', null],
    [767, 'sm', null],
    [991, 'sm', null],
    [992, 'lg', true],
    [1440, 'lg', true],
  ] as const)('at %i px it is %s, pinned: %s', (width, size, pinned) => {
    layoutStorage.set('sidebarHover', true);
    expect(openLayout(width).getSnapshot()).toMatchObject({ sidebarSize: size, pinned });
  });

  test('is unpinned in another layout or size and by choosing the size anew', () => {
    layoutStorage.set('sidebarHover', true);
    const store = openLayout();
    store.set({ layoutType: 'twocolumn' });
    expect(store.getSnapshot().pinned).toBeNull();
    store.set({ layoutType: 'vertical' });
    expect(store.getSnapshot().pinned).toBe(true);
    store.set({ sidebarSize: 'md' });
    store.set({ sidebarSize: 'sm-hover' });
    expect(store.getSnapshot()).toMatchObject({ sidebarSize: 'sm-hover', pinned: false });
    expect(layoutStorage.get('sidebarHover')).toBe(false);
  });

  test.each(['"yes"', 'null', '1', '{'])('E131 is not pinned by the stored value %s', (raw) => {
    window.localStorage.setItem('backroom.sidebarHover', raw);
    expect(openLayout().getSnapshot().pinned).toBe(false);
  });

  test('D14 stays pinned after local storage is cleared', () => {
    const store = openLayout();
    store.pin(true);
    layoutStorage.clearLocal();
    store.remember();
    expect(layoutStorage.get('sidebarHover')).toBe(true);
  });
});

test.each([
  [766, false],
  [767, true],
  [991, true],
  [992, false],
  [1024, false],
])('E127 at %i px a sidebar opened for now lies over the page: %s', (width, over) => {
  const store = openLayout(width);
  store.toggleSidebar();
  expect(store.getSnapshot().over).toBe(over);
  store.rest();
  expect(store.getSnapshot().over).toBe(false);
});
