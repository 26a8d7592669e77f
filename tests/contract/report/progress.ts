import type { Progress } from '#tests/contract/run/verification.ts';

function verdictOf({ calls, findings, gaveUp }: Progress): string {
  const checks = [...new Set(findings.map(({ check }) => check))];
  if (checks.length > 0) return `BREAKS ${checks.join(', ')}`;
  if (gaveUp !== undefined) return `given up: ${gaveUp}`;
  return calls > 0 ? 'ok' : 'not tried';
}

/** One line for an operation that is done. */
export function progressLine(progress: Progress): string {
  const { operation, index, of, calls } = progress;
  const place = `[${String(index).padStart(String(of).length)}/${of}]`;
  return `${place} ${operation.id}  ${calls} calls  ${verdictOf(progress)}`;
}
