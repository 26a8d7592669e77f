import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { compareSlabSetsOptions } from '#api/generated/query/slabs.gen.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { figureTable } from '#shared/ui/figureTable.ts';
import { changeArrow } from '#shared/i18n/formatters.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { NO_VALUE } from '#shared/i18n/noValue.ts';

interface VersionDiffProps {
  setId: string;
  withId: string;
  currency: string;
  names: { before: string; after: string };
}

/** Two versions beside each other: the price at each quantity of either, and by how much it moved. */
export function VersionDiff({ setId, withId, currency, names }: VersionDiffProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const query = useQuery(compareSlabSetsOptions({ path: { slabSetId: setId }, query: { with: withId } }));
  const change = (by: string | null, shown: (by: string) => string): string => {
    if (by === null) return NO_VALUE;
    return Number(by) === 0 ? t('versions.same') : `${changeArrow(Number(by))} ${shown(by)}`;
  };
  return (
    <QueryState
      query={query}
      skeleton={<Skeleton h="32" aria-label={t('versions.comparing')} role="status" />}
    >
      {({ rows }) => {
        const decimals = columnDecimals(rows.flatMap(({ before, after }) => [before, after]));
        return (
          <chakra.div css={{ ...figureTable, ...styles }}>
            <table aria-label={t('versions.diff', names)}>
              <thead>
                <tr>
                  <th scope="col" className="num">
                    {t('chart.quantity')}
                  </th>
                  <th scope="col" className="num">
                    {names.before}
                  </th>
                  <th scope="col" className="num">
                    {names.after}
                  </th>
                  <th scope="col" className="num">
                    {t('versions.delta', { currency })}
                  </th>
                  <th scope="col" className="num">
                    {t('versions.deltaShare')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ minQty, before, after, delta, deltaPct }) => (
                  <tr key={minQty}>
                    <th scope="row" className="num">
                      {format.number(minQty)}
                    </th>
                    <td className="num">{format.money(before, currency, { decimals })}</td>
                    <td className="num">{format.money(after, currency, { decimals })}</td>
                    <td className="num">
                      {change(delta, (by) => format.money(by, currency, { decimals, signed: true }))}
                    </td>
                    <td className="num">
                      {change(deltaPct, (by) =>
                        format.percent(Number(by) / 100, { decimals: 1, signed: true }),
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </chakra.div>
        );
      }}
    </QueryState>
  );
}

const styles = { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', rounded: 'l2' } as const;
