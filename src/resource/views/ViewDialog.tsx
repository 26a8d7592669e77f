import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '#api/generated/types.gen.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import type { ListViews } from './useListViews.ts';
import { useViewForm } from './useViewForm.ts';
import { ViewConflict } from './ViewConflict.tsx';

interface ViewDialogProps {
  views: ListViews;
  /** The view that is changed; null: a new one of what the list shows now. */
  view: SavedView | null;
  /** The changed view is to show what the list shows now; else it goes on showing what it did. */
  withState?: boolean;
  onClose: () => void;
}

/** Name, reach and default of a view. */
export function ViewDialog({ views, view, withState = false, onClose }: ViewDialogProps) {
  const { t } = useTranslation('lists');
  const [open, setOpen] = useState(true);
  const { form, pending, submitError, submit, ...conflict } = useViewForm({
    views,
    view,
    withState,
    onDone: () => setOpen(false),
  });
  return (
    <>
      <FormModal
        open={open}
        title={view === null ? t('views.newTitle') : t('views.editTitle', { name: view.name })}
        submitLabel={t('views.submit')}
        pendingLabel={t('views.saving')}
        pending={pending}
        submitError={submitError}
        onSubmit={(event) => void submit(event)}
        onClose={() => setOpen(false)}
        onGone={onClose}
      >
        <TextField
          label={t('views.name')}
          hint={view === null || withState ? t('views.keeps') : undefined}
          field={form.register('name')}
          error={form.errorOf('name')}
          autoComplete="off"
        />
        <SelectField
          label={t('views.scope')}
          field={form.register('scope')}
          options={[
            { value: 'personal', label: t('views.personal') },
            { value: 'shared', label: t('views.forAll') },
          ]}
        />
        <chakra.label display="flex" alignItems="center" gap="2" minH="6" cursor="pointer">
          <chakra.input
            type="checkbox"
            boxSize="4"
            accentColor="{colors.accent}"
            {...form.register('isDefault')}
          />
          {t('views.default')}
        </chakra.label>
      </FormModal>
      {conflict.theirs && (
        <ViewConflict
          base={conflict.base}
          theirs={conflict.theirs}
          mine={conflict.mine()}
          columnNames={views.columnNames}
          onTakeTheirs={() => void conflict.takeTheirs()}
          onKeepMine={conflict.keepMine}
          onClose={conflict.goOn}
        />
      )}
    </>
  );
}
