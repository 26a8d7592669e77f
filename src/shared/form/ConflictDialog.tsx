import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { DialogFrame } from '#shared/ui/DialogFrame.tsx';
import type { ChangedBy } from './changedBy.ts';
import { ConflictTable } from './ConflictTable.tsx';

/** One field that somebody else has saved in another way. */
export interface ConflictField {
  /** The field's name, by which it is chosen. */
  id: string;
  label: string;
  /** As they are read; an empty text is shown as such. */
  theirs: ReactNode;
  mine: ReactNode;
  /** Who changed it since both began; left out: the one who typed here did. */
  changedBy?: ChangedBy;
}

/** What a dialog says instead of the usual words. */
export interface ConflictWords {
  title: string;
  text: string;
  takeTheirs: string;
  saveChosen: string;
}

interface ConflictDialogProps {
  fields: readonly ConflictField[];
  /** Who saved it, where the server says so. */
  by?: string | null | undefined;
  words?: ConflictWords | undefined;
  /** Drops what was typed and shows the record as it is now. */
  onTakeTheirs: () => void;
  /** Saves what was typed over the record as it is now. */
  onKeepMine: () => void;
  /** Saves a mixture: the ids of the fields that stay as typed. */
  onChoose: (mine: readonly string[]) => void;
  /** Neither now; what was typed stays in the form. */
  onClose: () => void;
}

/**
 * D12: a stale write was refused (409). Shows both sides, field by field, and asks which one is to be. What stands there
 * first is the same in every dialog: mine where I changed something, also where both did; theirs where only they did.
 */
export function ConflictDialog({ fields, by, words, onClose, ...answer }: ConflictDialogProps) {
  const { t } = useTranslation('lists');
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(fields.flatMap(({ id, changedBy }) => (changedBy === 'theirs' ? [id] : []))),
  );
  const mine = fields.flatMap(({ id }) => (taken.has(id) ? [] : [id]));
  return (
    <DialogFrame
      role="alertdialog"
      size="lg"
      title={words?.title ?? (by ? t('conflict.titleBy', { name: by }) : t('conflict.title'))}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" me="auto" onClick={onClose}>
            {t('conflict.goOn')}
          </Button>
          <Button variant="outline" onClick={answer.onTakeTheirs}>
            {words?.takeTheirs ?? t('conflict.takeTheirs')}
          </Button>
          <Button variant="outline" onClick={answer.onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
          <Button onClick={() => answer.onChoose(mine)}>
            {words?.saveChosen ?? t('conflict.saveChosen')}
          </Button>
        </>
      }
    >
      <Dialog.Description mb="3">
        {words?.text ?? t('conflict.text', { count: fields.length })}
      </Dialog.Description>
      <ConflictTable
        fields={fields}
        taken={taken}
        onTake={(id, theirs) => {
          const next = new Set(taken);
          if (theirs) next.add(id);
          else next.delete(id);
          setTaken(next);
        }}
      />
    </DialogFrame>
  );
}
