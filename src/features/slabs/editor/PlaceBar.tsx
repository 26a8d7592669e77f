import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { StateBadge } from './StateBadge.tsx';
import { useLadder } from './useLadder.ts';
import { useOwnerChoices } from './useOwnerChoices.ts';

/** Whose ladder, in which currency and configuration, and which version of it. */
export function PlaceBar() {
  const { t } = useTranslation('slabs');
  const texts = useFieldTexts();
  const format = useFormat();
  const { product, place, sets, set, versions, rates, canEdit, open } = useLadder();

  const owners = useOwnerChoices();
  const currencies = new Set([
    product.currency,
    ...(rates ? [rates.base, ...Object.keys(rates.rates)] : []),
    ...sets.map(({ currency }) => currency),
    place.currency,
  ]);
  return (
    <Flex wrap="wrap" align="flex-end" columnGap="4" rowGap="3">
      <ChoiceSelect
        label={t('place.owner')}
        value={place.owner.id}
        options={owners}
        onChoose={(id) => open({ owner: id === product.id ? { kind: 'product', id } : { kind: 'sku', id } })}
      />
      <ChoiceSelect
        label={texts.field('currency')}
        value={place.currency}
        options={[...currencies].map((value) => ({ value, label: value }))}
        onChoose={(currency) => open({ currency })}
      />
      <ChoiceSelect
        label={texts.field('configuration')}
        value={place.configuration}
        options={[
          { value: 'Decorated', label: texts.configuration('Decorated') },
          { value: 'Blank', label: texts.configuration('Blank') },
        ]}
        onChoose={(value) => open({ configuration: value === 'Blank' ? 'Blank' : 'Decorated' })}
      />
      {versions.length > 0 && (
        <ChoiceSelect
          label={t('place.version')}
          value={set?.id ?? ''}
          options={[
            ...(set ? [] : [{ value: '', label: t(canEdit ? 'version.new' : 'state.none') }]),
            ...versions.map((each) => ({ value: each.id, label: versionName(each) })),
          ]}
          onChoose={(setId) => open({ setId })}
        />
      )}
      <Flex minH="8" align="center">
        <StateBadge set={set} />
      </Flex>
    </Flex>
  );

  function versionName({ state, effectiveFrom, effectiveTo, updatedAt, updatedBy }: SlabSet): string {
    const at = { draft: updatedAt, scheduled: effectiveFrom, live: effectiveFrom, retired: effectiveTo }[
      state
    ];
    return t(`version.${state}`, { date: format.date(at), who: recordName(updatedBy) });
  }
}
