import { chakra } from '@chakra-ui/react/styled-system';
import type { Big } from 'big.js';
import { useTranslation } from 'react-i18next';
import type { WhatIfBreak } from '#entities/market/whatIf.ts';
import type { DetailFacts } from '#features/competitorDetail/useDetailFacts.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { WhatIfRow, WhatIfStore } from './whatIfForm.ts';
import { WhatIfLine } from './WhatIfLine.tsx';
import { whatIfStyles } from './whatIfStyles.ts';

interface WhatIfTableProps {
  facts: DetailFacts;
  rows: readonly WhatIfRow[];
  /** What each of them would do. */
  breaks: readonly WhatIfBreak[];
  store: WhatIfStore;
  costAt: (quantity: number) => Big | null;
  isAsked: boolean;
}

/** A row for each break: what is typed, and what it would do. */
export function WhatIfTable({ facts, rows, breaks, store, costAt, isAsked }: WhatIfTableProps) {
  const { t } = useTranslation('analysis');
  const texts = useFieldTexts();
  const { slabs, currency, seesCosts } = facts;
  const decimals = columnDecimals([
    ...slabs.map(({ unitPrice }) => unitPrice),
    ...rows.map(({ price }) => price),
  ]);
  // A floor that is rounded would be under itself.
  const floorDecimals = columnDecimals(breaks.map(({ floorPrice }) => floorPrice));
  return (
    <chakra.div
      css={whatIfStyles}
      tabIndex={0}
      role="region"
      aria-label={t('detail.table', { name: t('detail.whatIf') })}
    >
      <table aria-label={t('detail.whatIf')}>
        <thead>
          <tr>
            <th scope="col" className="num">
              {texts.field('minQty')}
            </th>
            <th scope="col" className="num">
              {t('detail.whatIf.live')}
            </th>
            <th scope="col" className="num">
              {t('detail.whatIf.new', { currency })}
            </th>
            {seesCosts && (
              <>
                <th scope="col" className="num">
                  {t('detail.gp')}
                </th>
                <th scope="col" className="num">
                  {t('detail.whatIf.floor')}
                </th>
              </>
            )}
            <th scope="col" className="num">
              {t('detail.allIn')}
            </th>
            <th scope="col" className="num">
              {t('detail.rank')}
            </th>
            <th scope="col" className="num">
              {texts.field('priceIndex')}
            </th>
            <th scope="col">{t('detail.whatIf.notes')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <WhatIfLine
              key={row.minQty}
              at={at}
              row={row}
              found={breaks[at]}
              live={slabs.find(({ minQty }) => minQty === row.minQty)?.unitPrice ?? null}
              cost={costAt(row.minQty)}
              seesCosts={seesCosts}
              decimals={decimals}
              floorDecimals={floorDecimals}
              isAsked={isAsked}
              onPrice={store.typePrice}
            />
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
}
