import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { updateMatchMutation } from '#api/generated/query/matches.gen.ts';
import type { Match, NamedRef } from '#api/generated/types.gen.ts';
import { ProductPicker } from '#entities/catalogue/ProductPicker.tsx';
import { matchesChanged } from '#entities/matches/matchesChanged.ts';
import { useSave } from '#resource/write/useSave.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { notify } from '#shared/ui/notify.ts';

/** Moves a page to the product that it is really of; its readings go with it. */
export function MoveDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const { t } = useTranslation('competitorManager');
  const { mutateAsync } = useMutation(updateMatchMutation());
  const [chosen, setChosen] = useState<NamedRef | null>(null);
  const { save, pending, submitError, setSubmitError } = useSave({
    onRefused: matchesChanged,
    sentenceOf: (error) => {
      const codes = error instanceof ApiError ? error.fields.map(({ code }) => code) : [];
      if (codes.includes('taken')) return t('move.taken');
      return codes.includes('blacklisted') ? t('move.blacklisted') : undefined;
    },
  });
  const move = (product: NamedRef): Promise<unknown> =>
    save(async () => {
      const body = { version: match.version, productId: product.id };
      await mutateAsync({ path: { matchId: match.id }, body });
      notify({ type: 'success', title: t('done.moved', { name: product.name }) });
      onClose();
      await matchesChanged();
    });
  return (
    <FormModal
      open
      title={t('move.title', { name: match.competitor.name })}
      submitLabel={t('move')}
      pendingLabel={t('saving')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) void move(chosen);
        else setSubmitError(t('move.choose'));
      }}
      onClose={onClose}
    >
      <p>{t('move.text', { title: match.listingTitle })}</p>
      <ProductPicker
        label={t('move.to')}
        hint={t('move.hint')}
        chosen={chosen}
        onChoose={setChosen}
        except={match.product.id}
      />
    </FormModal>
  );
}
