import { Badge } from '@chakra-ui/react/badge';
import { Flex } from '@chakra-ui/react/flex';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { slabQueries } from '#features/slabs/slabQueries.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useLadder } from './useLadder.ts';

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

/**
 * Whose ladders can be opened: the product's, those of SKUs that have one, and for whoever may begin one those of the
 * other SKUs too. Without the list of SKUs the choice is among what is there.
 */
function useOwnerChoices(): readonly { value: string; label: string }[] {
  const { t } = useTranslation('slabs');
  const { product, place, sets } = useLadder();
  const can = useCan();
  const { data } = useQuery({
    ...slabQueries.skus(product.id),
    enabled: can(permissions.priceSlabsEdit) && can(permissions.skuManager),
  });

  const own = new Map<string, string>();
  for (const { owner, ownerLabel } of sets) if (owner.kind === 'sku') own.set(owner.id, ownerLabel);
  const others = new Map<string, string>();
  for (const { id, sku } of data?.items ?? []) if (!own.has(id)) others.set(id, sku);
  // The address may name one that the list does not have.
  const { owner } = place;
  if (owner.kind === 'sku' && !own.has(owner.id) && !others.has(owner.id)) others.set(owner.id, owner.id);
  return [
    { value: product.id, label: t('place.product') },
    ...[...own].map(([value, sku]) => ({ value, label: t('place.sku', { sku }) })),
    ...[...others].map(([value, sku]) => ({ value, label: t('place.skuWithout', { sku }) })),
  ];
}

interface ChoiceSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** One of a few, with its name above, as wide as what it says. */
function ChoiceSelect({ label, value, options, onChoose }: ChoiceSelectProps) {
  const id = useId();
  return (
    <chakra.div minW="0" maxW="100%">
      <chakra.label htmlFor={id} display="block" fontSize="xs" color="fg.muted" mb="0.5">
        {label}
      </chakra.label>
      <NativeSelect.Root size="sm" w="auto" maxW="22rem">
        <NativeSelect.Field id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
    </chakra.div>
  );
}

const tones = { draft: 'info', scheduled: 'caution', live: 'good', retired: 'accent' } as const;

/** What a version is: a draft, scheduled, live, retired, or not there yet. */
function StateBadge({ set }: { set: SlabSet | null }) {
  const { t } = useTranslation('slabs');
  if (!set) return <Badge variant="outline">{t('state.none')}</Badge>;
  return set.state === 'retired' ? (
    <Badge variant="outline">{t('state.retired')}</Badge>
  ) : (
    <Badge colorPalette={tones[set.state]}>{t(`state.${set.state}`)}</Badge>
  );
}
