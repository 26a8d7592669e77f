import type { Finding } from '#tests/contract/run/ledger.ts';
import { clipped, tell } from './findingText.ts';

/** A finding with the call that proves it, as lines for a terminal. */
export function proofLines(finding: Finding, rule: string): string[] {
  const { sentence, asked, answered, curl } = tell(finding);
  return [
    `  ${finding.operation.id}  ${finding.check}: ${rule}`,
    `    ${sentence}`,
    `    asked     ${clipped(asked, 160)}`,
    `    answered  ${clipped(answered, 160).replaceAll(/\s+/g, ' ')}`,
    ...curl.split('\n').map((line) => `    ${line}`),
    '',
  ];
}
