import { expect, test } from 'vitest';
import { createLayoutStore } from '#app/shell/layout/layoutStore.ts';
import { createStorage } from '#shared/lib/storage.ts';
import { layoutDefaults, type LayoutSettings } from '#shared/lib/storageKeys.ts';
import { createBrowser } from '#tests/support/browserTabs.ts';
import { emptyVisit, toUndoPatch, recordChoice } from './customizerVisit.ts';

const stands = { matches: false, addEventListener: () => undefined };

/** Two tabs of one person; each has its layout, and a visit to the customizer. */
function twoTabs() {
  const { tabs, deliver } = createBrowser(2);
  const [mine, theirs] = tabs.map((tab) => {
    const storage = createStorage(tab);
    const layout = createLayoutStore({
      root: { setAttribute: () => undefined },
      matchMedia: () => stands,
      load: () => storage.get('layout'),
      save: (settings) => void storage.set('layout', settings),
      loadPinned: () => null,
      savePinned: () => undefined,
      onStored: (listener) => void storage.onChange(listener),
    });
    const now = () => storage.get('layout') ?? layout.getSnapshot().settings;
    let visit = emptyVisit;
    return {
      now,
      choose: (patch: Partial<LayoutSettings>) => {
        visit = recordChoice(visit, now(), patch);
        layout.set(patch);
      },
      undo: () => layout.set(toUndoPatch(visit, now())),
    };
  });
  if (!mine || !theirs) throw new Error('there are two tabs');
  return { mine, theirs, deliver };
}

test.each(['is heard of', 'is not heard of yet'])(
  'E134 undoing leaves the choice of the other tab, which %s',
  (heard) => {
    const { mine, theirs, deliver } = twoTabs();
    mine.choose({ topbar: 'dark' });
    theirs.choose({ mode: 'dark', layoutWidth: 'boxed' });
    if (heard === 'is heard of') while (deliver(0));
    mine.undo();
    expect(theirs.now()).toEqual({ ...layoutDefaults, mode: 'dark', layoutWidth: 'boxed' });
  },
);

test('E134 a setting that both chose is the other tab’s when it chose last', () => {
  const { mine, theirs } = twoTabs();
  mine.choose({ sidebarSize: 'md', topbar: 'dark' });
  theirs.choose({ sidebarSize: 'sm' });
  mine.undo();
  expect(mine.now()).toEqual({ ...layoutDefaults, sidebarSize: 'sm' });
});

test('E134 undoing restores the other tab’s choice when this tab chose last', () => {
  const { mine, theirs } = twoTabs();
  mine.choose({ sidebarSize: 'md' });
  theirs.choose({ sidebarSize: 'sm' });
  mine.choose({ sidebarSize: 'sm-hover' });
  mine.undo();
  expect(mine.now()).toEqual({ ...layoutDefaults, sidebarSize: 'sm' });
});

test('D28 undoing several choices of one setting restores what the panel found', () => {
  const { mine } = twoTabs();
  mine.choose({ layoutType: 'horizontal' });
  mine.choose({ layoutType: 'twocolumn', mode: 'dark' });
  mine.choose(layoutDefaults);
  mine.choose({ mode: 'dark' });
  mine.undo();
  expect(mine.now()).toEqual(layoutDefaults);
});
