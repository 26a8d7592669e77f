import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

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

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/** Scans what the page shows in both colour modes and widths. */
export function scanner(page: Page) {
  const violations: string[] = [];
  let scans = 0;
  const look = async (state: string, mode: string, width: number): Promise<void> => {
    // D26: the look follows the attribute of the root element.
    await page.evaluate((value) => {
      document.documentElement.dataset.mode = value;
      return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }, mode);
    const result = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ rules: Object.fromEntries(MORE_RULES.map((id) => [id, { enabled: true }])) })
      .analyze();
    scans += 1;
    expect(result.passes.length).toBeGreaterThan(10);
    for (const { id, nodes } of result.violations) {
      for (const { target, failureSummary = '' } of nodes) {
        violations.push(`${state} ${mode} ${width}: ${id} ${target.join()} ${failureSummary}`);
      }
    }
  };
  return {
    scan: async (state: string): Promise<void> => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const mode of ['light', 'dark']) await look(state, mode, size.width);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    },
    end: (): void => {
      console.log(`axe: ${scans} scans, ${violations.length} violations`);
      expect(violations).toEqual([]);
    },
  };
}
