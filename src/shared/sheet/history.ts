/** Steps that can be taken back. */
const STEPS = 100;

/** The history of a sheet. A step is what the area makes of it: the values before it, or the cells that it changed. */
export interface History<Step> {
  /** Steps that can be taken back, the latest last. */
  readonly past: readonly Step[];
  /** Steps that were taken back, the latest first. */
  readonly future: readonly Step[];
  /** The cell that is being typed into: all of its letters are one step. */
  readonly typing: string | null;
}

export const emptyHistory: History<never> = { past: [], future: [], typing: null };

/**
 * The history with one more step, after which nothing can be done again.
 *
 * @param join makes one step of the last and this one; without it this one stands alone
 */
export function addStep<Step>(
  { past }: History<Step>,
  step: Step,
  join?: ((last: Step, step: Step) => Step) | false,
): History<Step> {
  const last = past.at(-1);
  const isJoined = join && last !== undefined;
  const added = isJoined ? [...past.slice(0, -1), join(last, step)] : [...past, step];
  return { past: added.slice(-STEPS), future: [], typing: null };
}

/**
 * The step that is taken back or done again, and the history after it; null: there is none.
 *
 * @param opposite what leads back from there: the values of now where a step is values, and else the same step
 */
export function stepBy<Step>(
  { past, future }: History<Step>,
  key: 'undo' | 'redo',
  opposite: (step: Step) => Step = (step) => step,
): { step: Step; history: History<Step> } | null {
  const step = key === 'undo' ? past.at(-1) : future[0];
  if (step === undefined) return null;
  const history =
    key === 'undo'
      ? { past: past.slice(0, -1), future: [opposite(step), ...future], typing: null }
      : { past: [...past, opposite(step)], future: future.slice(1), typing: null };
  return { step, history };
}
