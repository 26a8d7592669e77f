import type { Progress } from '#tests/contract/run/verification.ts';
import { reasonOf, standingOf, WORKS } from '#tests/contract/run/standing.ts';
import { counted } from './counted.ts';

function resultOf({ verdicts, gaveUp }: Progress): string {
  const broken = verdicts.filter(({ finding }) => finding);
  const standing = standingOf(verdicts);
  if (standing === 'not implemented') return `NOT IMPLEMENTED: ${broken[0]?.finding?.message ?? ''}`;
  if (broken.length === 1 && broken[0]?.check === WORKS)
    return `NOT SHOWN TO WORK: ${broken[0].finding?.message ?? ''}`;
  if (broken.length > 0) return `BREAKS ${broken.map(({ check }) => check).join(', ')}`;
  if (gaveUp !== undefined) return `given up: ${gaveUp}`;
  return standing === 'kept' ? 'ok' : `not tried: ${reasonOf(verdicts) ?? 'nothing to ask'}`;
}

/** One line for an operation that is done. */
export function progressLine(progress: Progress): string {
  const { operation, index, of, calls } = progress;
  const place = `[${String(index).padStart(String(of).length)}/${of}]`;
  return `${place} ${operation.id}  ${counted(calls, 'call')}  ${resultOf(progress)}`;
}
