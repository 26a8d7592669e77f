import { momentAt } from '#shared/i18n/momentAt.ts';
import { wallTime } from '#shared/i18n/zonedTime.ts';
import type { LadderIssue } from '#entities/pricing/ladderIssues.ts';

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

/** A moment as a date-and-time field holds it, in a time zone. */
export function fieldTime(moment: string, zone: string): string {
  return wallTime(moment, zone).slice(0, 16);
}

/** Tomorrow at midnight, when prices usually change, as a date-and-time field holds it. */
export function tomorrow(now: number, zone: string): string {
  const [today = ''] = wallTime(now, zone).split('T');
  return fieldTime(new Date(Date.parse(today) + 86_400_000).toISOString(), 'UTC');
}

/** What a date-and-time field says in a time zone, as the contract writes it; null: nothing, or no moment. */
export function momentOf(text: string, zone: string): string | null {
  const moment = momentAt(text, zone);
  return moment === null ? null : new Date(moment).toISOString();
}

export type RefusedDates = 'from' | 'to' | 'past' | 'order';

/** Why two date-and-time fields cannot be, as they are filled in; null: they can. Without an end there is none. */
export function refusedDates(
  fromText: string,
  toText: string,
  zone: string,
  now: number,
): RefusedDates | null {
  const from = momentOf(fromText, zone);
  const to = momentOf(toText, zone);
  if (from === null) return 'from';
  if (Date.parse(from) <= now) return 'past';
  if (to === null) return toText === '' ? null : 'to';
  return Date.parse(to) <= Date.parse(from) ? 'order' : null;
}
