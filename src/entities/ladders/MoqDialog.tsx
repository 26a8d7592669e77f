import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrokenLadders } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { useFocusReturn } from '#shared/ui/useFocusReturn.ts';
import { BrokenLadderList } from './BrokenLadderList.tsx';
import './laddersTexts.ts';
import type { MoqAnswer } from './useMoqQuestion.ts';

export interface MoqDialogProps {
  ladders: BrokenLadders;
  onAnswer: (answer: MoqAnswer) => void;
  /** It could not be shown, or has gone: an answer that was not given is a no. */
  onClose: () => void;
}

/** Asks before a minimum order quantity is saved that breaks price ladders. */
export function MoqDialog({ ladders, onAnswer, onClose }: MoqDialogProps) {
  const { t } = useTranslation(['ladders', 'common']);
  const canMove = useCan()(permissions.priceSlabsEdit);
  const [open, setOpen] = useState(true);
  const focusReturn = useFocusReturn(open);
  const answer = (given: MoqAnswer): void => {
    onAnswer(given);
    setOpen(false);
  };
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      size="lg"
      onOpenChange={(next) => {
        if (!next.open) answer('cancel');
      }}
      onExitComplete={onClose}
      finalFocusEl={focusReturn}
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <BrokenLadderList ladders={ladders} />
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button variant="outline" onClick={() => answer('cancel')}>
                {t('cancel', { ns: 'common' })}
              </Button>
              <Button variant={canMove ? 'outline' : 'solid'} onClick={() => answer('save')}>
                {t('save')}
              </Button>
              {canMove && <Button onClick={() => answer('move')}>{t('saveAndMove')}</Button>}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
