import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { PlanRowCells } from './PlanRowCells.tsx';
import { canChoose, type PlanRow, type RowFault } from './variantRules.ts';

interface PlanTableProps {
  rows: readonly PlanRow[];
  /** By the place of a row. */
  faults: ReadonlyMap<number, RowFault>;
  onRow: (row: PlanRow) => void;
  onAll: (chosen: boolean) => void;
}

const STEP = 100;

/** What would be made, row by row; numbers of chosen rows can be typed over. */
export function PlanTable({ rows, faults, onRow, onAll }: PlanTableProps) {
  const { t } = useTranslation('skuTools');
  const texts = useFieldTexts();
  const format = useFormat();
  const [limit, setLimit] = useState(STEP);
  const open = rows.filter(canChoose);
  const chosen = open.filter((row) => row.chosen).length;
  const more = Math.min(STEP, rows.length - limit);
  return (
    <>
      <chakra.div css={scroller} tabIndex={0} role="region" aria-label={t('variants.planLabel')}>
        <chakra.table css={table}>
          <thead>
            <tr>
              <th scope="col">
                <label>
                  <input
                    type="checkbox"
                    aria-label={t('variants.tickAll')}
                    disabled={open.length === 0}
                    checked={open.length > 0 && chosen === open.length}
                    ref={(box) => {
                      if (box) box.indeterminate = chosen > 0 && chosen < open.length;
                    }}
                    onChange={({ currentTarget }) => onAll(currentTarget.checked)}
                  />
                </label>
              </th>
              <th scope="col">{texts.field('colorName')}</th>
              <th scope="col">{texts.field('labelSize')}</th>
              <th scope="col">{texts.field('sku')}</th>
              <th scope="col">{texts.field('partId')}</th>
              <th scope="col">{t('variants.state')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, limit).map((row) => (
              <PlanRowCells
                key={row.at}
                row={row}
                faultBox={faults.get(row.at)?.box}
                faultText={faults.get(row.at)?.text}
                onRow={onRow}
              />
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
      {more > 0 && (
        <Button mt="2" size="sm" variant="outline" onClick={() => setLimit(limit + STEP)}>
          {t('variants.more', { count: more, total: format.number(more) })}
        </Button>
      )}
    </>
  );
}

const scroller = { overflowX: 'auto', borderWidth: '1px', borderColor: 'border', rounded: 'l2' } as const;
const table = {
  width: '100%',
  fontSize: 'sm',
  '& th': { bg: 'bg.subtle', color: 'fg.muted', fontWeight: 'medium', whiteSpace: 'nowrap' },
  '& th, & td': {
    textAlign: 'start',
    px: '2.5',
    py: '1',
    height: '10',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& th, & td.line': { lineHeight: '2rem' },
  '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
  '& tr.there': { color: 'fg.muted' },
  '& .number': { fontFamily: 'mono', minW: '13rem', whiteSpace: 'nowrap' },
  '& .number > div': { whiteSpace: 'normal' },
  // The target is the label around it, 24 px at least.
  '& td > label, & th > label': {
    display: 'flex',
    alignItems: 'center',
    minH: '8',
    minW: '6',
    cursor: 'pointer',
  },
  '& input[type=checkbox]': { boxSize: '4', accentColor: 'accent' },
} as const;
