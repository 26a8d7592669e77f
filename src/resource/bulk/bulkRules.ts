import type { BulkPlan, Job } from '#api/generated/types.gen.ts';

/** Beyond so many rows a person types the number before they are changed. */
const CONFIRM_OVER = 500;

/** Whether the plan is large enough to be confirmed by its number. */
export function needsNumber({ affected }: Pick<BulkPlan, 'affected'>): boolean {
  return affected > CONFIRM_OVER;
}

/** Whether what was typed is the number, however it is grouped: `1,234`, `1 234`, `1.234`. */
export function isNumberTyped(typed: string, number: number): boolean {
  return /^[\d\s.,'’]+$/.test(typed) && typed.replaceAll(/\D/g, '') === String(number);
}

/** Whether another try could do more: rows failed, changed meanwhile, or were not reached. */
export function canRetry({ state }: Pick<Job, 'state'>): boolean {
  return state === 'doneWithErrors' || state === 'failed' || state === 'cancelled';
}
