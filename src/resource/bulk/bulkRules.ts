import type { BulkAction, BulkPlan, Job } from '#api/generated/types.gen.ts';

/** Above so many rows a person types their number before they are changed. */
const CONFIRM_OVER = 500;

/** Whether the plan is large enough to be confirmed by its number. */
export function needsCountConfirmed({ affected }: Pick<BulkPlan, 'affected'>): boolean {
  return affected > CONFIRM_OVER;
}

/** Whether the input is the number, however it is grouped: `1,234`, `1 234`, `1.234`. */
export function isCountConfirmed(input: string, number: number): boolean {
  return /^[\d\s.,'’]+$/.test(input) && input.replaceAll(/\D/g, '') === String(number);
}

/** Texts of an action that is called by its own verb; all others change their rows. */
export function actionTexts(action: BulkAction) {
  if (action === 'archive') return { affected: 'bulk.affected', apply: 'bulk.archive' } as const;
  if (action === 'reRead') return { affected: 'bulk.toRead', apply: 'bulk.read' } as const;
  return { affected: 'bulk.affected', apply: 'bulk.apply' } as const;
}

/** Whether a retry could do more: rows failed, changed meanwhile, or were not reached. */
export function canRetry({ state }: Pick<Job, 'state'>): boolean {
  return state === 'doneWithErrors' || state === 'failed' || state === 'cancelled';
}
