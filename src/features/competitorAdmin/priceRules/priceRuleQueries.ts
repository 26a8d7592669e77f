import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import { getPriceRuleOptions, listPriceRulesOptions } from '#api/generated/query/priceRules.gen.ts';
import { previewPriceRule } from '#api/generated/sdk/priceRules.gen.ts';
import type { PriceRule, PriceRuleList, PriceRulePreviewInput } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { pageOfAll } from '#resource/list/pageOfAll.ts';
import { fits } from '#shared/table/filters/choiceRules.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import { toQueryParams, type PriceRuleFilters, type PriceRuleSort } from './priceRuleFilters.ts';

/** A page of the rules. The contract answers with all of them; the rest is done here. */
export const priceRulePageOptions = (view: TableView<PriceRuleSort, PriceRuleFilters>) => {
  const { q = '', state } = toQueryParams(view.filters);
  return {
    ...listPriceRulesOptions(),
    select: ({ items }: PriceRuleList) =>
      pageOfAll(
        items.filter((rule) => fits(rule.name, q) && (!state || state.includes(rule.state))),
        view,
      ),
    placeholderData: keepPreviousData,
  };
};

export const priceRuleOptions = (priceRuleId: string) => getPriceRuleOptions({ path: { priceRuleId } });

/** A rule as the server has it now. */
export const readPriceRule = (priceRuleId: string): Promise<PriceRule> =>
  queryClient.query({ ...priceRuleOptions(priceRuleId), staleTime: 0 });

/** Has rules read again, and what they suggest. */
export const priceRulesChanged = (): Promise<void> =>
  invalidate('listPriceRules', 'listPriceSuggestions', 'listActivity');

/** Takes a rule as the server has it now. */
export function priceRuleSaved(saved: PriceRule): void {
  queryClient.setQueryData(priceRuleOptions(saved.id).queryKey, saved);
  void priceRulesChanged();
}

/** What a rule would do. Nothing is written, so it is read like a list although it is a POST. */
export const previewOptions = (input: PriceRulePreviewInput) =>
  queryOptions({
    queryKey: [{ _id: 'previewPriceRule', input }],
    queryFn: async ({ signal }) => (await previewPriceRule({ body: input, signal })).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
