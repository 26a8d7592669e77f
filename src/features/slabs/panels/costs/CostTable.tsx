import { Badge } from '@chakra-ui/react/badge';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { CostSheet } from '#api/generated/types.gen.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { GpFigure } from '#features/slabs/grid/GpFigure.tsx';
import { signedShare } from '#features/slabs/panels/signedShare.ts';
import { figureTable } from '#shared/ui/figureTable.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { gpStanding, type CostRow } from './costRules.ts';

interface CostTableProps {
  sheet: CostSheet;
  rows: readonly CostRow[];
  /** Of the ladder, which may be another one than the supplier's. */
  currency: string;
}

const tones = { underFloor: 'bad', belowTarget: 'caution', onTarget: 'good' } as const;

/** The supplier's breaks, from list price and code to net, beside our price at the same quantity. */
export function CostTable({ sheet, rows, currency }: CostTableProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const amounts = rows.flatMap(({ listPrice, net, netBefore, ourPrice }) => [
    listPrice,
    net,
    netBefore,
    ourPrice,
  ]);
  const decimals = { decimals: columnDecimals(amounts) };
  const hasChanged = sheet.changedAt !== null;
  return (
    <chakra.div css={figureTable} tabIndex={0} role="region" aria-label={t('costs.breaks')}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="num">
              {t('costs.minQty')}
            </th>
            <th scope="col" className="num">
              {t('costs.list', { currency: sheet.currency })}
            </th>
            <th scope="col">{t('costs.code')}</th>
            <th scope="col" className="num">
              {t('costs.net', { currency: sheet.currency })}
            </th>
            {hasChanged && (
              <th scope="col" className="num">
                {t('costs.before')}
              </th>
            )}
            <th scope="col" className="num">
              {t('costs.ourPrice', { currency })}
            </th>
            <th scope="col" className="num">
              {t('quote.gp')}
            </th>
            <th scope="col">{t('costs.standing')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const standing = gpStanding(row.gpPct, sheet);
            return (
              <tr key={row.minQty} className={row.applies ? undefined : 'quiet'}>
                <th scope="row" className="num">
                  {format.number(row.minQty)}
                </th>
                <td className="num">{format.money(row.listPrice, sheet.currency, decimals)}</td>
                <td>
                  {row.discountCode === null
                    ? t('costs.noCode')
                    : row.discount === null
                      ? t('costs.unknownCode', { code: row.discountCode })
                      : t('costs.codeOf', {
                          code: row.discountCode,
                          percent: format.percent(row.discount / 100),
                        })}
                </td>
                <td className="num">{format.money(row.net, sheet.currency, decimals)}</td>
                {hasChanged && (
                  <td className="num">
                    {row.netBefore === null || row.risePct === null ? (
                      t('versions.same')
                    ) : (
                      <>
                        {format.money(row.netBefore, sheet.currency, decimals)}{' '}
                        <chakra.span color={row.risePct.startsWith('-') ? 'good' : 'bad'}>
                          {signedShare(row.risePct, format)}
                        </chakra.span>
                      </>
                    )}
                  </td>
                )}
                <td className="num">{format.money(row.ourPrice, currency, decimals)}</td>
                <td className="num">
                  <GpFigure gp={row.gpPct} />
                </td>
                <td>
                  {standing && (
                    <Badge colorPalette={tones[standing]}>{t(`costs.standing.${standing}`)}</Badge>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </chakra.div>
  );
}
