import type { Progress } from '#tests/contract/run/verification.ts';

/** One line for an operation that is done. */
export function progressLine({ operation, index, of, calls, findings }: Progress): string {
  const checks = [...new Set(findings.map(({ check }) => check))];
  const verdict = checks.length > 0 ? `BREAKS ${checks.join(', ')}` : calls > 0 ? 'ok' : 'not tried';
  return `[${String(index).padStart(String(of).length)}/${of}] ${operation.id}  ${calls} calls  ${verdict}`;
}
