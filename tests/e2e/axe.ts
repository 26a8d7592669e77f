import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { expect } from './fixtures.ts';
import { resize } from './room.ts';

/** Rules that axe leaves out unless they are asked for; those of level AAA are not claimed. */
const MORE_RULES = [
  'target-size',
  'aria-roledescription',
  'audio-caption',
  'css-orientation-lock',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
];

const rules = Object.fromEntries(MORE_RULES.map((id) => [id, { enabled: true }]));

/** What may differ between the modes: both are one document, and only the colours of the root element change. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const WIDTHS: readonly number[] = [360, 800, 1440];

const zFindings = z.array(
  z.object({
    id: z.string(),
    nodes: z.array(z.object({ target: z.unknown(), failureSummary: z.optional(z.string()) })),
  }),
);
const zResult = z.object({ passed: z.number(), violations: zFindings, incomplete: zFindings });

/** Scans what the page shows, and what axe cannot tell for itself; by these rules alone where some are named. */
async function scan(page: Page, runOnly?: readonly string[]): Promise<z.infer<typeof zResult>> {
  // axe stays in the document, and bringing it takes longer than the scan.
  if (!(await page.evaluate(() => 'axe' in window)))
    await new AxeBuilder({ page }).setLegacyMode(true).withRules(['html-has-lang']).analyze();
  const options = JSON.stringify({ rules, runOnly, resultTypes: ['violations', 'incomplete'] });
  const result: unknown = await page.evaluate(
    `axe.run(document, ${options}).then(({ passes, violations, incomplete }) =>
      ({ passed: passes.length, violations, incomplete }))`,
  );
  return zResult.parse(result);
}

/** Scans states of the panel in both colour modes and at these widths, and keeps what was found to the end. */
export function scanner(page: Page, widths = WIDTHS) {
  const found: string[] = [];
  const open = new Map<string, number>();
  let scans = 0;

  const look = async (state: string, mode: string, width: number): Promise<void> => {
    // D26: the look follows the attribute of the root element.
    await page.evaluate((value) => {
      document.documentElement.dataset.mode = value;
      return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }, mode);
    const isFirst = mode === 'light';
    const { passed, violations, incomplete } = await scan(page, isFirst ? undefined : COLOR_RULES);
    scans += 1;
    expect(passed).toBeGreaterThan(isFirst ? 10 : 0);
    for (const { id } of incomplete) open.set(id, (open.get(id) ?? 0) + 1);
    for (const { id, nodes } of violations)
      for (const { target, failureSummary = '' } of nodes)
        found.push(`${state}, ${mode}, ${width}: ${id} ${JSON.stringify(target)} ${failureSummary}`);
  };

  return {
    scan: async (state: string): Promise<void> => {
      const size = page.viewportSize();
      // A colour that is still changing after the switch of the mode is no colour of the panel.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of widths) {
        await resize(page, { width, height: 900 });
        // What lies half under the sticky header at some place of a long page is no small target.
        await page.evaluate(() => scrollTo(0, 0));
        for (const mode of ['light', 'dark']) await look(state, mode, width);
      }
      if (size) await page.setViewportSize(size);
    },
    end: (): void => {
      const undecided = [...open].map(([id, count]) => `${id} ${count}`).join(', ') || 'none';
      console.log(`axe: ${scans} scans, ${found.length} violations; undecided: ${undecided}`);
      expect(found).toEqual([]);
    },
  };
}
