import type { TFunction } from 'i18next';
import type { GapBucket } from '#api/generated/types.gen.ts';
import type { Bar } from '#shared/chart/barRules.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';

interface BarTools {
  t: TFunction<'analysis'>;
  format: ReturnType<typeof useFormat>;
}

/** A bar for each bucket of the distribution of gaps. */
export function gapBars(buckets: readonly GapBucket[], { t, format }: BarTools): Bar[] {
  const percent = (value: number): string => format.percent(value / 100, { decimals: 0 });
  const rangeOf = ({ gapFrom, gapTo }: GapBucket): string => {
    if (gapFrom === null) return t('dashboard.gap.below', { to: percent(gapTo ?? 0) });
    if (gapTo === null) return t('dashboard.gap.above', { from: percent(gapFrom) });
    return t('dashboard.gap.between', { from: percent(gapFrom), to: percent(gapTo) });
  };
  return buckets.map((bucket) => {
    const { gapFrom, gapTo, products } = bucket;
    const isCheaper = (gapTo ?? 1) <= 0;
    return {
      id: `${gapFrom} ${gapTo}`,
      label: rangeOf(bucket),
      value: products,
      valueText: format.number(products),
      name: t('dashboard.gap.bar', {
        range: rangeOf(bucket),
        count: products,
        number: format.number(products),
      }),
      tone: isCheaper ? 'good' : 'bad',
    };
  });
}

/** Between which bars we are as expensive as the market. */
export const middleOf = (buckets: readonly GapBucket[]): number =>
  buckets.findIndex(({ gapFrom }) => gapFrom === 0);
