import type { Reporter, TestCase } from 'playwright/types/testReporter';

/** Ends the run with one plain line of counts, whatever the other reporters print. */
export default class ClosingLine implements Reporter {
  readonly #cases: TestCase[] = [];

  onTestEnd(test: TestCase): void {
    if (!this.#cases.includes(test)) this.#cases.push(test);
  }

  onEnd(): void {
    const failed = this.#cases.filter((test) => !test.ok()).length;
    console.log(`\n${this.#cases.length - failed} passed, ${failed} failed`);
  }
}
