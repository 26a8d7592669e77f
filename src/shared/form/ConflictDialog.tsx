import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { useFocusReturn } from '#shared/ui/useFocusReturn.ts';
import { ConflictTable } from './ConflictTable.tsx';

/** One field that somebody else has saved in another way. */
export interface ConflictField {
  /** The field's name in the form; with it one can choose field by field. */
  id?: string;
  label: string;
  /** As they are read; an empty text is shown as such. */
  theirs: ReactNode;
  mine: ReactNode;
  /** Theirs is what is chosen first, as where mine was not touched. */
  startsWithTheirs?: boolean;
}

interface ConflictDialogProps {
  open?: boolean;
  fields: readonly ConflictField[];
  /** Who saved it, where the server says so. */
  by?: string | null | undefined;
  /** Drops what was typed and shows the record as it is now. */
  onTakeTheirs: () => void;
  /** Saves what was typed over the record as it is now. */
  onKeepMine: () => void;
  /** Saves a mixture: the ids of the fields that stay as typed. Needs an `id` in every field. */
  onChoose?: (mine: readonly string[]) => void;
  /** Neither now; what was typed stays in the form. */
  onClose: () => void;
}

/** D12: a stale write was refused (409). Shows both sides, field by field, and asks which one is to be. */
export function ConflictDialog({ open = true, fields, by, onClose, ...answer }: ConflictDialogProps) {
  const { t } = useTranslation('lists');
  const focusReturn = useFocusReturn(open);
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(fields.flatMap(({ id, startsWithTheirs }) => (id && startsWithTheirs ? [id] : []))),
  );
  const { onChoose } = answer;
  const mine = fields.flatMap(({ id }) => (id === undefined || taken.has(id) ? [] : [id]));
  return (
    <Dialog.Root
      role="alertdialog"
      size="lg"
      open={open}
      finalFocusEl={focusReturn}
      onOpenChange={(next) => {
        if (!next.open) onClose();
      }}
      // Choosing is the point: a click beside it is no answer.
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{by ? t('conflict.titleBy', { name: by }) : t('conflict.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description mb="3">{t('conflict.text', { count: fields.length })}</Dialog.Description>
              <ConflictTable
                fields={fields}
                choice={
                  onChoose && {
                    taken,
                    onTake: (id, theirs) => {
                      const next = new Set(taken);
                      if (theirs) next.add(id);
                      else next.delete(id);
                      setTaken(next);
                    },
                  }
                }
              />
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="ghost" me="auto" onClick={onClose}>
                {t('conflict.goOn')}
              </Button>
              <Button variant="outline" onClick={answer.onTakeTheirs}>
                {t('conflict.takeTheirs')}
              </Button>
              <Button variant={onChoose ? 'outline' : 'solid'} onClick={answer.onKeepMine}>
                {t('conflict.keepMine')}
              </Button>
              {onChoose && <Button onClick={() => onChoose(mine)}>{t('conflict.saveChosen')}</Button>}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
