import { useTranslation } from 'react-i18next';

interface LadderHeadProps {
  currency: string;
  seesCosts: boolean;
  canEdit: boolean;
}

/** The columns of the grid; amounts are in the currency that the heading names. */
export function LadderHead({ currency, seesCosts, canEdit }: LadderHeadProps) {
  const { t } = useTranslation('slabs');
  return (
    <thead>
      <tr>
        <th scope="col" className="key">
          {t('column.quantity')}
        </th>
        <th scope="col">{t('column.upTo')}</th>
        <th scope="col">{t('column.price', { currency })}</th>
        <th scope="col" title={t('column.codeTitle')}>
          {t('column.code')}
        </th>
        {seesCosts && (
          <>
            <th scope="col">{t('column.cost')}</th>
            <th scope="col">{t('column.gp')}</th>
            <th scope="col">{t('column.markup')}</th>
            <th scope="col" title={t('column.floorTitle')}>
              {t('column.floor')}
            </th>
          </>
        )}
        <th scope="col" title={t('column.allInTitle')}>
          {t('column.allIn')}
        </th>
        <th scope="col">{t('column.lowest')}</th>
        <th scope="col" title={t('column.gapTitle')}>
          {t('column.gap')}
        </th>
        <th scope="col" title={t('column.totalTitle')}>
          {t('column.total')}
        </th>
        <th scope="col" className="start">
          {t('column.rules')}
        </th>
        {canEdit && (
          <th scope="col">
            <span className="srOnly">{t('column.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
