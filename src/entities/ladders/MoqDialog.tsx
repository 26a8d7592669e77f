import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrokenLadders } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { DialogFrame } from '#shared/ui/DialogFrame.tsx';
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
  const answer = (given: MoqAnswer): void => {
    onAnswer(given);
    setOpen(false);
  };
  return (
    <DialogFrame
      role="alertdialog"
      size="lg"
      open={open}
      title={t('title')}
      onClose={() => answer('cancel')}
      onExitComplete={onClose}
      footer={
        <>
          <Button variant="outline" onClick={() => answer('cancel')}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button variant={canMove ? 'outline' : 'solid'} onClick={() => answer('save')}>
            {t('save')}
          </Button>
          {canMove && <Button onClick={() => answer('move')}>{t('saveAndMove')}</Button>}
        </>
      }
    >
      <BrokenLadderList ladders={ladders} />
    </DialogFrame>
  );
}
