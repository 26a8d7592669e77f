/**
 * Why a search has no answer. `down`: no search server answers; `ended`: the key was refused twice; `badFilter`: one search
 * was refused for what it asks; `stale`: the answer is to another question; `aborted`: somebody typed on.
 */
export type SearchFaultKind =
  | 'noAccess'
  | 'notSetUp'
  | 'down'
  | 'unauthorized'
  | 'ended'
  | 'tooMany'
  | 'badFilter'
  | 'offline'
  | 'stale'
  | 'aborted'
  | 'unexpected';

/** The one error searches reject with. */
export class SearchFault extends Error {
  override readonly name = 'SearchFault';
  readonly kind: SearchFaultKind;
  /** What the server said, for whoever reports it; shown as text. */
  readonly detail: string | undefined;
  /** HTTP status, where a reply arrived. */
  readonly status: number | undefined;

  constructor(kind: SearchFaultKind, detail?: string, status?: number, cause?: unknown) {
    super([kind, status, detail].filter((part) => part !== undefined).join(' '), { cause });
    this.kind = kind;
    this.detail = detail;
    this.status = status;
  }
}

/** How long to wait before the same is asked again, ms; null: nothing is gained by asking again. */
export function retryAfter(kind: SearchFaultKind, failures: number): number | null {
  const waits: Partial<Record<SearchFaultKind, readonly number[]>> = {
    down: [5000, 15_000, 30_000],
    tooMany: [2000, 4000, 8000, 16_000, 30_000],
    offline: [5000],
  };
  const steps = waits[kind];
  if (kind === 'stale') return failures === 0 ? 0 : null;
  return steps?.[Math.min(failures, steps.length - 1)] ?? null;
}
