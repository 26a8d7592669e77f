import { attributeNames } from '#app/shell/layout/layoutRules.ts';
import { paths } from '#shared/lib/paths.ts';
import { layoutDefaults, type LayoutSettings } from '#shared/lib/storageKeys.ts';
import { KEY, keptLayout, remembered, root } from './customizerPanel.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, signInAs } from './staff.ts';

test.describe('no wrong layout, colour mode or width flashes at load', () => {
  const looks: Partial<LayoutSettings>[] = [
    { layoutType: 'horizontal', mode: 'dark', layoutWidth: 'boxed', topbar: 'dark' },
    { layoutType: 'twocolumn', sidebarSize: 'md', sidebarColor: 'light', position: 'scrollable' },
    { layoutType: 'vertical', sidebarSize: 'sm-hover', sidebarView: 'detached', mode: 'dark' },
  ];
  for (const look of looks) {
    for (const width of [360, 800, 1440]) {
      test(`${look.layoutType} at ${width} px has one value for each attribute from the first paint on`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await remembered(page, look);
        await signInAs(page, 'admin');
        await page.addInitScript(() => {
          const seen = new Map<string, Set<string>>();
          const note = (): void => {
            // Before the first script there is nothing to paint.
            if (!document.documentElement.hasAttribute('data-layout')) return;
            for (const { name, value } of document.documentElement.attributes)
              seen.set(name, (seen.get(name) ?? new Set()).add(value));
          };
          new MutationObserver(note).observe(document, { attributes: true, subtree: true });
          Object.assign(window, {
            seenOfRoot: () => [...seen].map(([name, values]) => [name, [...values].join(' ')]),
          });
        });
        await page.goto(paths.home);
        await expectSignedIn(page);
        const seen = new Map(await page.evaluate<[string, string][]>('seenOfRoot()'));
        for (const [, name] of attributeNames) {
          const value = await root(page).getAttribute(name);
          expect([name, seen.get(name)]).toEqual([name, value]);
        }
      });
    }
  }
});

test('one font from the first paint on: no word changes its width, and nothing moves once the page is there', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.addInitScript(() => {
    const widths = new Map<string, Set<number>>();
    let isKnown = false;
    let moved = 0;
    document.addEventListener('DOMContentLoaded', () => {
      isKnown = [...document.fonts].some(({ family }) => family.includes('Inter Variable'));
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) moved += Number(entry.value);
    }).observe({ type: 'layout-shift' });
    const note = (): void => {
      for (const shown of document.querySelectorAll('h1, nav a')) {
        const words = document.createRange();
        words.selectNodeContents(shown);
        const width = Math.round(words.getBoundingClientRect().width * 10) / 10;
        widths.set(shown.textContent, (widths.get(shown.textContent) ?? new Set()).add(width));
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, {
      fontFacts: () => ({ isKnown, moved, widths: [...widths].map(([text, seen]) => [text, seen.size]) }),
    });
  });
  await page.goto(paths.home);
  await expectSignedIn(page);
  await page.waitForLoadState('networkidle');
  // Answers that come make room for themselves.
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  const facts = () =>
    page.evaluate<{ isKnown: boolean; moved: number; widths: [string, number][] }>('fontFacts()');
  const before = await facts();
  // What is left for an idle moment is done then.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.evaluate(() => document.fonts.ready);
  const after = await facts();
  expect(after.isKnown).toBe(true);
  // Lines of text that move are a hundred times as much as a button that makes room for another.
  expect(after.moved - before.moved).toBeLessThan(0.001);
  expect(after.widths.length).toBeGreaterThan(3);
  expect(after.widths.filter(([, seen]) => seen > 1)).toEqual([]);
  // R27: digits of one width are for figures, not for words.
  const numeric = (element: Element): string => getComputedStyle(element).fontVariantNumeric;
  expect(await page.getByRole('heading', { level: 1 }).evaluate(numeric)).toBe('normal');
});

test('E131 what cannot be read of a stored layout falls back field by field and is repaired', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  for (const [raw, kept] of [
    ['{', {}],
    ['[]', {}],
    ['null', {}],
    ['"twocolumn"', {}],
    ['{"layoutType":"diagonal","topbar":"dark","sidebarSize":7,"extra":[1]}', { topbar: 'dark' }],
    [`"${'x'.repeat(1_000_000)}"`, {}],
  ] as const) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, raw] as const);
    await page.reload();
    await expectSignedIn(page);
    await expect(root(page)).toHaveAttribute('data-layout', 'vertical');
    await expect(root(page)).toHaveAttribute('data-topbar', 'topbar' in kept ? 'dark' : 'light');
    const repaired: unknown = JSON.parse((await keptLayout(page)) ?? JSON.stringify(layoutDefaults));
    expect(repaired).toEqual({ ...layoutDefaults, ...kept });
  }
});
