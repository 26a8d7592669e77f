import type { Violation } from './traffic.ts';
import { violationLine } from './violationLine.ts';

/** More than any header of ours should hold; the closing report has all of it. */
const MOST = 2000;

/** The header that names what breaks the contract, as pairs; none when nothing does. Only what a header may carry. */
export function violationsHeader(violations: readonly Violation[]): [string, string][] {
  if (violations.length === 0) return [];
  const text = violations
    .map(violationLine)
    .join('; ')
    .replaceAll(/[^ -~]/g, '?');
  return [['X-Contract-Violations', text.slice(0, MOST)]];
}
