import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { MatrixColumn } from './matrixRules.ts';

/** Whose prices a column has, how old they are, and why they are not compared. */
export function MatrixHead({ column: { ladder, reason } }: { column: MatrixColumn }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  return (
    <th scope="col" className="num" data-equivalent={ladder.matchType === 'equivalent'}>
      <span className="who">
        <span className="dot" data-color={ladder.colorToken} aria-hidden />
        {ladder.name}
      </span>
      {ladder.matchType === 'equivalent' && <span className="kind">{t('detail.equivalent')}</span>}
      <small>{t(`detail.freshness.${ladder.freshness}`, { age: format.relative(ladder.capturedAt) })}</small>
      {reason !== null && <span className="reason">{t(`detail.notCompared.${reason}`)}</span>}
    </th>
  );
}
