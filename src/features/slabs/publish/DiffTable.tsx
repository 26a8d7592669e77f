import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { GpFigure } from '#features/slabs/grid/GpFigure.tsx';
import type { LadderDiffRow } from './ladderDiff.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';

interface DiffTableProps {
  rows: readonly LadderDiffRow[];
  currency: string;
  seesCosts: boolean;
  /** What the two ladders are called. */
  before: string;
  after: string;
}

/** Two ladders beside each other, a row for each quantity, with what changes. */
export function DiffTable({ rows, currency, seesCosts, before, after }: DiffTableProps) {
  const { t } = useTranslation('slabPanels');
  const { t: tLadder } = useTranslation('slabs');
  const texts = useFieldTexts();
  const format = useFormat();
  const decimals = columnDecimals(rows.flatMap((row) => [row.before, row.after]));
  const price = (value: string | null): string =>
    value === null ? NO_VALUE : format.number(Number(value), { decimals });
  const signed = (value: string | null, places: number): string => {
    if (value === null) return NO_VALUE;
    return Number(value) === 0 ? '=' : format.number(Number(value), { decimals: places, signed: true });
  };
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={t('diff.caption', { currency })}>
      <chakra.table css={styles}>
        <caption>{t('diff.caption', { currency })}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.field('minQty')}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
            <th scope="col">{t('diff.change')}</th>
            <th scope="col">{t('diff.changePct')}</th>
            {seesCosts && <th scope="col">{tLadder('column.gp')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.minQty} data-same={row.delta !== null && Number(row.delta) === 0 ? '' : undefined}>
              <th scope="row">{format.number(row.minQty)}</th>
              <td>{price(row.before)}</td>
              <td className="after">{price(row.after)}</td>
              <td>{signed(row.delta, decimals)}</td>
              <td>{signed(row.deltaPct, 1)}</td>
              {seesCosts && (
                <td>
                  <GpFigure gp={row.gpPct} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

const styles = {
  w: '100%',
  fontSize: 'sm',
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'start', color: 'fg.muted', fontSize: 'xs', pb: '1' },
  '& :is(th, td)': {
    px: '2',
    h: '8',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    borderBottom: '1px solid {colors.border}',
  },
  '& thead th': { bg: 'bg.subtle', color: 'fg.muted', fontSize: 'xs', fontWeight: 'medium' },
  '& tbody': { fontVariantNumeric: 'tabular-nums' },
  '& tbody th': { fontWeight: 'medium' },
  '& td.after': { fontWeight: 'semibold' },
  '& tr[data-same] td': { color: 'fg.muted', fontWeight: 'normal' },
} as const;
