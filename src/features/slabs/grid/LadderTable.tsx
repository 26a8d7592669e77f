import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { numberIn } from '#shared/form/readNumber.ts';
import { useNumberSigns } from '#shared/i18n/useFormatChoice.ts';
import { scrollEdges } from '#shared/ui/scrollEdges.ts';
import { useScrollEdges } from '#shared/ui/useScrollEdges.ts';
import { gridStyles } from './gridStyles.ts';
import { LadderBody } from './LadderBody.tsx';
import { LadderHead } from './LadderHead.tsx';
import { pastedBlock } from './ladderPaste.ts';
import type { GapBasis } from './ladderMarket.ts';
import { useLadder } from '#features/slabs/editor/useLadder.ts';
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
  const [basis, setBasis] = useState<GapBasis>('allIn');
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
