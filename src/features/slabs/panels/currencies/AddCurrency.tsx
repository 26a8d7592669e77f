import { Field } from '@chakra-ui/react/field';
import { Flex } from '@chakra-ui/react/flex';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { errorText, isSilent } from '#api/errors.ts';
import { createSlabSetMutation } from '#api/generated/query/slabs.gen.ts';
import type { FxRates, SlabLink } from '#api/generated/types.gen.ts';
import { ReasonedButton } from '#features/slabs/panels/ReasonedButton.tsx';
import { priceDecimals } from '#features/slabs/panels/priceDecimals.ts';
import { Segments } from '#features/slabs/panels/Segments.tsx';
import { useLadder } from '#features/slabs/useLadder.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { notify } from '#shared/ui/notify.ts';
import { useIntentKey } from '#work/useIntentKey.ts';
import { convertedSlabs, type CurrencyLadder } from './currencyRules.ts';
import { RoundingSelect } from './RoundingSelect.tsx';

interface AddCurrencyProps {
  /** Currencies that have no ladder yet; one at least. */
  currencies: readonly string[];
  /** The ladder that the new one begins as. */
  source: CurrencyLadder;
  rates: FxRates | null;
  /** Why none can be added; undefined: it can. */
  reason: string | undefined;
}

/** A first draft in another currency: converted from a ladder there is, and following it or not from then on. */
export function AddCurrency({ currencies, source, rates, reason }: AddCurrencyProps) {
  const { t } = useTranslation('slabPanels');
  const { t: tErrors } = useTranslation('errors');
  const format = useFormat();
  const { product, place, open } = useLadder();
  const create = useMutation(createSlabSetMutation());
  const send = useIntentKey();
  const { run, pending } = useSingleFlight();
  const [chosen, setChosen] = useState<string | null>(null);
  const [follows, setFollows] = useState<'yes' | 'no'>('yes');
  const [rounding, setRounding] = useState<SlabLink['rounding']>('none');
  const [error, setError] = useState<string | null>(null);
  const currency = chosen !== null && currencies.includes(chosen) ? chosen : (currencies[0] ?? '');
  const slabs = convertedSlabs(source.shown.slabs, source.currency, currency, rounding, rates);

  const decimals = priceDecimals(slabs?.map(({ unitPrice }) => unitPrice) ?? []);

  const add = () =>
    run(async () => {
      if (!slabs) return;
      const body = {
        owner: place.owner,
        configuration: place.configuration,
        currency,
        priceType: source.shown.priceType,
        note: '',
        slabs,
        link: follows === 'yes' ? { currency: source.currency, rounding } : null,
      };
      try {
        setError(null);
        await send(body, (key) =>
          create.mutateAsync({
            path: { productId: product.id },
            body,
            headers: { 'Idempotency-Key': key },
          }),
        );
        await invalidate('listSlabSets');
        open({ currency, setId: null });
        notify({ type: 'success', title: t('currencies.added', { currency }) });
      } catch (problem) {
        if (!isSilent(problem)) setError(errorText(problem, tErrors));
      }
    });

  return (
    <Stack as="section" gap="3" aria-label={t('currencies.add')}>
      {error !== null && (
        <div role="alert">
          <Banner tone="bad">{error}</Banner>
        </div>
      )}
      <Flex wrap="wrap" align="flex-end" gap="3">
        <Field.Root w="auto">
          <Field.Label>{t('currencies.currency')}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field value={currency} onChange={({ target }) => setChosen(target.value)}>
              {currencies.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator aria-hidden />
          </NativeSelect.Root>
        </Field.Root>
        <RoundingSelect value={rounding} onChange={setRounding} />
        <Segments
          label={t('currencies.link')}
          value={follows}
          onChange={setFollows}
          options={[
            { value: 'yes', label: t('currencies.follow', { currency: source.currency }) },
            { value: 'no', label: t('currencies.independent') },
          ]}
        />
        <ReasonedButton size="sm" reason={reason} aria-disabled={pending} onClick={() => void add()}>
          <Plus {...iconText} />
          {t('currencies.create', { currency })}
        </ReasonedButton>
      </Flex>
      {slabs && (
        <chakra.p fontSize="sm" color="fg.muted">
          {t('currencies.preview', {
            ladder: slabs
              .map(
                ({ minQty, unitPrice }) =>
                  `${format.number(minQty)}: ${format.money(unitPrice, currency, { decimals })}`,
              )
              .join(' · '),
          })}
        </chakra.p>
      )}
    </Stack>
  );
}
