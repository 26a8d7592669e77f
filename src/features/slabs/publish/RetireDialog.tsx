import '#features/slabs/panels/panelTexts.ts';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retireSlabSetMutation } from '#api/generated/query/slabs.gen.ts';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { currentZone } from '#shared/i18n/formatChoice.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { notify } from '#shared/ui/notify.ts';
import { useSave } from '#resource/write/useSave.ts';
import { setInWrongState, useStateRefusal } from '#features/slabs/save/ladderFaults.ts';
import { fieldTime, momentOf, tomorrow } from './publishRules.ts';
import { nextBegin, refusedEnd, whatFollows } from './retireRules.ts';
import { draftChanged, upsertSet, pricesChanged } from '#features/slabs/slabQueries.ts';
import { useLadder } from '#features/slabs/editor/useLadder.ts';

interface RetireDialogProps {
  set: SlabSet;
  onClose: () => void;
}

/** Ends the live price now or at a moment to come, and says what follows: the scheduled price, or none. */
export function RetireDialog({ set, onClose }: RetireDialogProps) {
  const { t } = useTranslation('slabPanels');
  const saidOfState = useStateRefusal();
  const format = useFormat();
  const { versions, open } = useLadder();
  const { mutateAsync: retire } = useMutation(retireSlabSetMutation());
  const { save, pending, submitError } = useSave({
    sentenceOf: (problem) => {
      const now = setInWrongState(problem, 'live');
      return now ? saidOfState(now) : undefined;
    },
    onRefused: draftChanged,
  });
  const next = nextBegin(versions);
  const [isLater, setLater] = useState(false);
  // That of the beginning: what is typed does not become another moment by a choice in another tab.
  const [zone] = useState(currentZone);
  const [ends, setEnds] = useState(() =>
    next === null ? tomorrow(Date.now(), zone) : fieldTime(next, zone),
  );
  const [refused, setRefused] = useState<ReturnType<typeof refusedEnd>>(null);

  const end = isLater ? momentOf(ends, zone) : null;
  const dates = { start: format.dateTime(next), end: format.dateTime(end) };
  const follows = end === null ? 'overlaps' : whatFollows(end, next);
  const outcome = isLater
    ? follows !== 'overlaps' && t(`retire.later.${follows}`, dates)
    : t(next === null ? 'retire.text' : 'retire.gapNow', dates);
  const refusal = (why: NonNullable<typeof refused>): string =>
    why === 'missing' ? t('publish.dates.from') : t(`retire.refused.${why}`, dates);
  const send = (): void => {
    const wrong = isLater ? endRefusedNow(end, next) : null;
    setRefused(wrong);
    if (wrong !== null) return;
    void save(async () => {
      const body = { version: set.version, ...(end === null ? {} : { effectiveTo: end }) };
      const done = await retire({ path: { slabSetId: set.id }, body });
      upsertSet(done);
      const title = done.state === 'live' ? t('retire.doneLater', dates) : t('retire.done');
      notify({ type: 'success', title });
      onClose();
      open({ setId: null });
      void pricesChanged();
    });
  };
  return (
    <FormModal
      open
      title={t('retire.title')}
      submitLabel={t('retire.action')}
      pendingLabel={t('retire.pending')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onClose={onClose}
    >
      <chakra.fieldset
        css={{ '& legend': { fontWeight: 'medium', mb: '1' }, '& label': { cursor: 'pointer' } }}
      >
        <legend>{t('publish.when')}</legend>
        <Stack gap="1">
          {([false, true] as const).map((later) => (
            <chakra.label key={String(later)} display="flex" gap="2" alignItems="center" minH="6">
              <input
                type="radio"
                name="retire-when"
                checked={isLater === later}
                onChange={() => setLater(later)}
              />
              {t(later ? 'retire.later' : 'retire.now')}
            </chakra.label>
          ))}
        </Stack>
      </chakra.fieldset>
      {isLater && (
        <FieldFrame
          label={t('retire.end')}
          hint={t('publish.zone', { zone })}
          error={refused === null ? undefined : refusal(refused)}
        >
          <Input type="datetime-local" value={ends} onChange={({ target }) => setEnds(target.value)} />
        </FieldFrame>
      )}
      <p role="status">{outcome}</p>
    </FormModal>
  );
}

const endRefusedNow = (end: string | null, next: string | null) => refusedEnd(end, next, Date.now());
