import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { PriceMark } from './priceMarks.ts';
import { useMarkTexts } from './useMarkTexts.ts';

/** Beside a break: its price moved far, or lies below cost. */
export function PriceMarks({ marks }: { marks: readonly PriceMark[] }) {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const sentence = useMarkTexts();
  if (marks.length === 0) return null;
  return (
    <span className="rules">
      {marks.map((mark) => (
        <span
          key={mark.kind}
          title={sentence(mark)}
          data-tone={mark.kind === 'belowCost' ? 'bad' : 'caution'}
        >
          <TriangleAlert size={12} strokeWidth={2} aria-hidden />
          {t(`mark.${mark.kind}`, { percent: format.percent(mark.percent / 100) })}
        </span>
      ))}
    </span>
  );
}
