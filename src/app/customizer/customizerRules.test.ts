import { describe, expect, test } from 'vitest';
import { layoutChoices, layoutDefaults } from '#shared/lib/storageKeys.ts';
import { getLayoutGroups, toShownSettings } from './customizerRules.ts';

const offered = (layout: 'vertical' | 'horizontal' | 'twocolumn') =>
  Object.fromEntries(
    getLayoutGroups(layout).map(({ setting, choices }) => [
      setting,
      choices.map(({ patch }) => patch[setting]),
    ]),
  );

test('spec §2 the vertical layout has every option there is', () => {
  expect(offered('vertical')).toEqual(layoutChoices);
});

test.each(['vertical', 'horizontal', 'twocolumn'] as const)(
  'an option of %s sets one thing only',
  (layout) => {
    for (const { setting, choices } of getLayoutGroups(layout)) {
      for (const { patch } of choices) expect(Object.keys(patch)).toEqual([setting]);
    }
  },
);

describe('E129 E130 an option without use in the layout is not offered', () => {
  const { sidebarSize, layoutWidth, position, sidebarView, sidebarColor, ...everywhere } = layoutChoices;
  const sizes = sidebarSize.filter((size) => size !== 'sm-hover');

  test('the horizontal layout offers neither sidebar view nor sidebar color, and no hover view', () => {
    expect(offered('horizontal')).toEqual({ ...everywhere, layoutWidth, position, sidebarSize: sizes });
  });

  test('the two-column layout offers neither width, position nor sidebar view, and no hover view', () => {
    expect(offered('twocolumn')).toEqual({ ...everywhere, sidebarColor, sidebarSize: sizes });
    expect(sidebarView).toContain('detached');
  });
});

test('E129 outside the vertical layout the hover view shows as the default size', () => {
  const hover = { ...layoutDefaults, sidebarSize: 'sm-hover' } as const;
  expect(toShownSettings(hover).sidebarSize).toBe('sm-hover');
  expect(toShownSettings({ ...hover, layoutType: 'twocolumn' }).sidebarSize).toBe('lg');
  expect(toShownSettings({ ...hover, layoutType: 'horizontal' }).sidebarSize).toBe('lg');
});
