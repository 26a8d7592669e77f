import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getAlertRuleOptions, listAlertRulesOptions } from '#api/generated/query/alerts.gen.ts';
import { backtestAlertRule } from '#api/generated/sdk/alerts.gen.ts';
import type { AlertRule, AlertRuleList, AlertTerms } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { alertsChanged } from '#entities/alerts/alertQueries.ts';
import { pageOfAll } from '#resource/list/pageOfAll.ts';
import { fits } from '#shared/table/filters/choiceRules.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import { toQueryParams, type AlertRuleFilters, type AlertRuleSort } from './alertRuleFilters.ts';

/** A page of the rules. The contract answers with all of them; the rest is done here. */
export const alertRulePageOptions = (view: TableView<AlertRuleSort, AlertRuleFilters>) => {
  const { q = '', state } = toQueryParams(view.filters);
  return {
    ...listAlertRulesOptions(),
    select: ({ items }: AlertRuleList) =>
      pageOfAll(
        items.filter((rule) => fits(rule.name, q) && (!state || state.includes(rule.state))),
        view,
      ),
    placeholderData: keepPreviousData,
  };
};

export const alertRuleOptions = (alertRuleId: string) => getAlertRuleOptions({ path: { alertRuleId } });

/** A rule as the server has it now. */
export const readAlertRule = (alertRuleId: string): Promise<AlertRule> =>
  queryClient.query({ ...alertRuleOptions(alertRuleId), staleTime: 0 });

/** Takes a rule as the server has it now. */
export function alertRuleSaved(saved: AlertRule): void {
  queryClient.setQueryData(alertRuleOptions(saved.id).queryKey, saved);
  void alertsChanged();
}

/** How often terms would have fired. Nothing is written, so it is read like a list although it is a POST. */
export const backtestOptions = (terms: AlertTerms) =>
  queryOptions({
    queryKey: [{ _id: 'backtestAlertRule', terms }],
    queryFn: async ({ signal }) => (await backtestAlertRule({ body: terms, signal })).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
