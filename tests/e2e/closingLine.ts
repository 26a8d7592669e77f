import type { Reporter, TestCase } from 'playwright/types/testReporter';

/** Ends the run with one plain line of counts, whatever the other reporters print. */
export default class ClosingLine implements Reporter {
  readonly #cases: TestCase[] = [];
  #scans = 0;
  #violations = 0;

  /** What the scans of single tests found, as one figure. */
  onStdOut(text: string | Buffer): void {
    for (const [, scans, violations] of String(text).matchAll(/axe: (\d+) scans, (\d+) violations/g)) {
      this.#scans += Number(scans);
      this.#violations += Number(violations);
    }
  }

  onTestEnd(test: TestCase): void {
    if (!this.#cases.includes(test)) this.#cases.push(test);
  }

  onEnd(): void {
    const failed = this.#cases.filter((test) => !test.ok()).length;
    if (this.#scans > 0) console.log(`\naxe: ${this.#scans} scans in all, ${this.#violations} violations`);
    console.log(`\n${this.#cases.length - failed} passed, ${failed} failed`);
  }
}
