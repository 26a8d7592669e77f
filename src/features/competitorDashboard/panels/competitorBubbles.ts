import type { TFunction } from 'i18next';
import type { AnalyzedCompetitor } from '#api/generated/types.gen.ts';
import type { Bubble } from '#shared/chart/BubblePlot.tsx';
import type { useFormat } from '#shared/i18n/useFormat.ts';

/** Competitors by our index against them, what we have in common, and how much they changed; those without an index are left out. */
export function competitorBubbles(
  items: readonly AnalyzedCompetitor[],
  t: TFunction<'analysis'>,
  format: ReturnType<typeof useFormat>,
): Bubble[] {
  return items.flatMap(({ competitor, index, common, rises, drops }, mark) => {
    if (index === null) return [];
    const text = t('dashboard.bubble', {
      count: common,
      index: format.number(Number(index), { decimals: 1 }),
      common: format.number(common),
      changes: format.number(rises + drops),
    });
    return {
      id: competitor.id,
      name: competitor.name,
      x: Number(index),
      y: common,
      size: rises + drops,
      color: competitor.colorToken,
      mark,
      text,
    };
  });
}
