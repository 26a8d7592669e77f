import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';

/** What goes with the version: why it was changed. */
export function LadderNote() {
  const { t } = useTranslation('slabs');
  const id = useId();
  const { store, readOnlyReason } = useLadder();
  const note = useLadderState(({ values }) => values.note);
  return (
    <chakra.div maxW="40rem">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium" display="block" mb="1">
        {t('note.label')}
      </chakra.label>
      <Input
        id={id}
        size="sm"
        value={note}
        placeholder={t('note.placeholder')}
        maxLength={500}
        readOnly={readOnlyReason !== null}
        title={readOnlyReason ?? undefined}
        onChange={({ target }) => store.dispatch({ type: 'note', note: target.value })}
      />
    </chakra.div>
  );
}
