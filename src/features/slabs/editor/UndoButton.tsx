import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { useLadderWork } from './ladderWork.ts';
import { useLadder } from './useLadder.ts';
import { useLadderState } from './useLadderState.ts';

/** Takes back the last change where the grid, with its keys and tools, cannot be shown. */
export function UndoButton() {
  const { t } = useTranslation('slabs');
  const { canEdit } = useLadder();
  const { dispatch } = useLadderWork();
  const canUndo = useLadderState(({ past }) => past.length > 0);
  if (!canEdit || !canUndo) return null;
  return (
    <Button size="xs" variant="outline" onClick={() => dispatch({ type: 'undo' })}>
      {t('undo')}
    </Button>
  );
}
