import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceBasis } from '#entities/market/comparison.ts';
import { useLadder } from '#features/slabs/editor/useLadder.ts';
import { numberIn } from '#shared/form/readNumber.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useNumberSigns } from '#shared/i18n/useFormatChoice.ts';
import { scrollEdges } from '#shared/ui/scrollEdges.ts';
import { useScrollEdges } from '#shared/ui/useScrollEdges.ts';
import { gridStyles } from './gridStyles.ts';
import { LadderBody } from './LadderBody.tsx';
import { pastedBlock } from '#entities/ladders/ladderPaste.ts';
import { placeOf, useGridKeys } from './useGridKeys.ts';

interface LadderTableProps {
  /** A pasted block could not be read whole: the pieces that were left out. */
  onPasteRefused: (pieces: readonly string[]) => void;
}

/** The grid. Its styles are not made again with a key, which takes longer than all that the key changes in it. */
export function LadderTable({ onPasteRefused }: LadderTableProps) {
  const { t } = useTranslation('slabs');
  const signs = useNumberSigns();
  const { currency, seesCosts, canEdit, store } = useLadder();
  const [basis, setBasis] = useState<PriceBasis>('allIn');
  const table = useRef<HTMLTableElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useScrollEdges(box);
  const onKeyDown = useGridKeys(table, canEdit);
  const onPaste = (event: ClipboardEvent<HTMLTableElement>): void => {
    const { row, column } = placeOf(event.target) ?? {};
    const text = event.clipboardData.getData('text');
    const readNumber = (written: string) => numberIn(written, signs);
    if (!canEdit || row === undefined || (column !== 'quantity' && column !== 'price')) return;
    const pasted = pastedBlock(text, { row, column }, store.getSnapshot().slabs, readNumber);
    if (!pasted) return;
    event.preventDefault();
    store.dispatch({ type: 'replace', slabs: pasted.slabs });
    onPasteRefused(pasted.refused);
  };
  return (
    <chakra.div css={scrollEdges}>
      <chakra.div ref={box} position="relative" overflowX="auto">
        <chakra.table ref={table} css={gridStyles} onKeyDown={onKeyDown} onPaste={onPaste}>
          <chakra.caption srOnly>{t('grid.caption')}</chakra.caption>
          <LadderHead currency={currency} seesCosts={seesCosts} basis={basis} onBasis={setBasis} />
          <LadderBody basis={basis} />
        </chakra.table>
      </chakra.div>
    </chakra.div>
  );
}

interface LadderHeadProps {
  currency: string;
  seesCosts: boolean;
  /** What the gap is told by. */
  basis: PriceBasis;
  onBasis: (basis: PriceBasis) => void;
}

/** The columns of the grid; amounts are in the currency that the heading names. */
function LadderHead({ currency, seesCosts, basis, onBasis }: LadderHeadProps) {
  const { t } = useTranslation('slabs');
  const texts = useFieldTexts();
  return (
    <thead>
      <tr>
        <th scope="col" className="key">
          {texts.field('minQty')}
        </th>
        <th scope="col">{texts.field('maxQty')}</th>
        <th scope="col">{texts.fieldIn('unitPrice', currency)}</th>
        {seesCosts && (
          <>
            <th scope="col" title={t('column.codeTitle')}>
              {t('column.code')}
            </th>
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
          <select
            aria-label={t('gap.basis')}
            value={basis}
            onChange={({ target }) => onBasis(target.value === 'unit' ? 'unit' : 'allIn')}
          >
            <option value="allIn">{t('gap.allIn')}</option>
            <option value="unit">{t('gap.unit')}</option>
          </select>
        </th>
        <th scope="col" title={t('column.totalTitle')}>
          {t('column.total')}
        </th>
        <th scope="col" className="start">
          {t('column.rules')}
        </th>
        <th scope="col" className="end">
          <span className="srOnly">{t('column.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}
