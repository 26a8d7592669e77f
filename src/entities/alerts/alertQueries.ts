import { keepPreviousData } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import {
  countAlertsOptions,
  listAlertMembersOptions,
  listAlertsOptions,
} from '#api/generated/query/alerts.gen.ts';
import type { AlertState } from '#api/generated/types.gen.ts';
import type { PageSize } from '#shared/table/paging.ts';

const LOOK_MS = 60_000;
const RARELY_MS = 10 * 60_000;

/** Which alerts are shown: those that wait, those that were put off, or those that are done with. */
export const alertGroups = ['open', 'snoozed', 'done'] as const;
export type AlertGroup = (typeof alertGroups)[number];

const states: Readonly<Record<AlertGroup, AlertState[]>> = {
  open: ['open'],
  snoozed: ['snoozed'],
  done: ['acknowledged', 'closed'],
};

export interface AlertView {
  group: AlertGroup;
  /** Only those that are for me. */
  mine: boolean;
  page: number;
  size: PageSize;
}

/** A page of alerts, the newest first. */
export const alertPageOptions = ({ group, mine, page, size }: AlertView) => ({
  ...listAlertsOptions({ query: { state: states[group], mine, page, pageSize: size } }),
  placeholderData: keepPreviousData,
});

/** How many wait. Asked again every minute while somebody looks. */
export const alertCountOptions = () => ({ ...countAlertsOptions(), refetchInterval: LOOK_MS });

/** Who can be notified, and who can have an alert. */
export const alertMembersOptions = () => ({ ...listAlertMembersOptions(), staleTime: RARELY_MS });

/** Has alerts read again, and what counts them. */
export const alertsChanged = (): Promise<void> =>
  invalidate('listAlerts', 'countAlerts', 'listAlertRules', 'listActivity');
