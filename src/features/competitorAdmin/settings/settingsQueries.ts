import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import { getMarketSettingsOptions } from '#api/generated/query/settings.gen.ts';
import { previewMarketSettings } from '#api/generated/sdk/settings.gen.ts';
import type { MarketSettings, MarketSettingsInput } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { matchesChanged } from '#entities/matches/matchesChanged.ts';

export const settingsOptions = () => getMarketSettingsOptions();

/** The settings as the server has them now. */
export const readSettings = (): Promise<MarketSettings> =>
  queryClient.query({ ...settingsOptions(), staleTime: 0 });

/**
 * What settings would do to the figures of today, beside those that are saved as a version. A request whose settings nobody
 * waits for any more is given up, so there is one at a time and no old answer.
 */
export const previewOptions = (input: MarketSettingsInput | null, version: number) =>
  queryOptions({
    queryKey: ['market-settings-preview', version, input],
    queryFn: async ({ signal }) => {
      if (!input) throw new Error('There are no settings to try out.');
      return (await previewMarketSettings({ body: input, signal })).data;
    },
    enabled: input !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** Takes settings as the server has them now, and has every figure of the market read again. */
export function settingsSaved(saved: MarketSettings): void {
  queryClient.setQueryData(settingsOptions().queryKey, saved);
  void matchesChanged();
  void invalidate('listFxRates', 'listReviewItems');
}
