import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { gridStyles } from './gridStyles.ts';
import { LadderBody } from './LadderBody.tsx';
import { slabsOf } from './ladderEditor.ts';
import { LadderHead } from './LadderHead.tsx';
import { pastedBlock } from './ladderPaste.ts';
import { useLadderWork } from './ladderWork.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useLadder } from './useLadder.ts';

interface LadderTableProps {
  /** A pasted block could not be read whole: the pieces that were left out. */
  onPasteRefused: (pieces: readonly string[]) => void;
}

/** The grid. Its dress is not made anew with a key, which takes longer than all that the key changes in it. */
export function LadderTable({ onPasteRefused }: LadderTableProps) {
  const { t } = useTranslation('slabs');
  const { currency, seesCosts, canEdit } = useLadder();
  const { store, dispatch } = useLadderWork();
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = useGridKeys(table, canEdit);
  const onPaste = (event: ClipboardEvent<HTMLTableElement>): void => {
    const cell = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
    const [row, column] = cell?.split(' ') ?? [];
    const text = event.clipboardData.getData('text');
    if (!canEdit || row === undefined || (column !== 'quantity' && column !== 'price')) return;
    const pasted = pastedBlock(text, { row: Number(row), column }, slabsOf(store.getSnapshot().values));
    if (!pasted) return;
    event.preventDefault();
    dispatch({ type: 'replace', slabs: pasted.slabs });
    onPasteRefused(pasted.refused);
  };
  return (
    <chakra.div position="relative" overflowX="auto">
      <chakra.table ref={table} css={gridStyles} onKeyDown={onKeyDown} onPaste={onPaste}>
        <chakra.caption srOnly>{t('grid.caption')}</chakra.caption>
        <LadderHead currency={currency} seesCosts={seesCosts} canEdit={canEdit} />
        <LadderBody />
      </chakra.table>
    </chakra.div>
  );
}
