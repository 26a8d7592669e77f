import type { LadderIssue } from '#shared/pricing/ladderIssues.ts';

/** What stands between a ladder and being published. */
export interface PublishNeeds {
  /** Rules that must be mended first. */
  readonly blocks: readonly LadderIssue[];
  /** Rules that give way to a reason of somebody who may override. */
  readonly overrides: readonly LadderIssue[];
  /** Costs that are not known: to be acknowledged. */
  readonly acknowledges: readonly LadderIssue[];
}

export function publishNeeds(issues: readonly LadderIssue[]): PublishNeeds {
  const of = (wanted: LadderIssue['publish']): LadderIssue[] =>
    issues.filter(({ publish }) => publish === wanted);
  return { blocks: of('blocks'), overrides: of('override'), acknowledges: of('acknowledge') };
}

const two = (figure: number): string => String(figure).padStart(2, '0');

/** A moment as a date-and-time field holds it, in the reader's own time zone. */
export function fieldTime(moment: Date): string {
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** Tomorrow at midnight, when prices usually change. */
export function tomorrow(now: number): Date {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);
}

/** What a date-and-time field says, as the contract writes it; null: nothing, or no moment. */
export function momentOf(text: string): string | null {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

export type RefusedDates = 'from' | 'to' | 'past' | 'order';

/** Why two date-and-time fields cannot be, as they are filled in; null: they can. Without an end there is none. */
export function refusedDates(fromText: string, toText: string, now: number): RefusedDates | null {
  const from = momentOf(fromText);
  const to = momentOf(toText);
  if (from === null) return 'from';
  if (Date.parse(from) <= now) return 'past';
  if (to === null) return toText === '' ? null : 'to';
  return Date.parse(to) <= Date.parse(from) ? 'order' : null;
}
