import type { ListActivityData } from '#api/generated/types.gen.ts';
import { zActivityAction, zEntityType } from '#api/generated/zod/activity.gen.ts';
import {
  anyText,
  chosenFilters,
  filterSchema,
  manyOf,
  oneOf,
  onlyTrue,
  type FilterTexts,
  searchText,
} from '#resource/list/filterKinds.ts';
import { currentZone } from '#shared/i18n/formatChoice.ts';
import { periods, toPeriodStart } from '#shared/i18n/periods.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

export type ActivityQuery = NonNullable<ListActivityData['query']>;

export const actions = zActivityAction.options;
export const entityTypes = zEntityType.options;

const filters = {
  q: searchText,
  period: oneOf(periods),
  actorId: anyText,
  action: manyOf(actions),
  entityType: oneOf(entityTypes),
  entityId: anyText,
  field: anyText,
  value: anyText,
  jobId: anyText,
  security: onlyTrue,
};
export type ActivityFilters = FilterTexts<typeof filters>;

export const activityTable = {
  sorts: ['at'],
  defaultSort: { key: 'at', descending: true },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, ActivityFilters>;
export type ActivitySort = (typeof activityTable.sorts)[number];

/** What the contract's list takes of the filters; nothing where nothing was chosen. */
export function toQueryParams(
  texts: ActivityFilters,
  now = Date.now(),
  zone = currentZone(),
): Pick<ActivityQuery, 'from' | (keyof ActivityFilters & keyof ActivityQuery)> {
  const { period, ...chosen } = chosenFilters(filters, texts);
  return { ...chosen, ...(period === undefined ? {} : { from: toPeriodStart(period, now, zone) }) };
}
