import type { Violation } from './traffic.ts';

/** A violation in one line: operation, rule, status, place and what is wrong. */
export function violationLine({ operation, rule, status, pointer, message }: Violation): string {
  const where = pointer === undefined ? '' : `${pointer} `;
  const line = `${operation}  ${rule}  ${status === 0 ? 'no answer' : status}  ${where}${message}`;
  return line.replaceAll(/[\r\n]+/g, ' ');
}
