import { Flex } from '@chakra-ui/react/flex';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { invalidate } from '#api/cache.ts';
import { createSlabSetMutation } from '#api/generated/query/slabs.gen.ts';
import type { FxRates, SlabLink } from '#api/generated/types.gen.ts';
import { NoRateBanner } from '#features/slabs/panels/NoRateBanner.tsx';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { Segments } from '#shared/ui/Segments.tsx';
import { currentSetOf } from '#features/slabs/save/ladderFaults.ts';
import { upsertSet } from '#features/slabs/slabQueries.ts';
import { useLadder } from '#features/slabs/editor/useLadder.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import { withoutRate } from '#entities/pricing/exchange.ts';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { notify } from '#shared/ui/notify.ts';
import { useSave } from '#resource/write/useSave.ts';
import { convertedSlabs, newCurrency, type CurrencyLadder } from './currencyRules.ts';
import { RoundingSelect } from './RoundingSelect.tsx';

interface AddCurrencyProps {
  /** Currencies with a rate that have no ladder yet. */
  currencies: readonly string[];
  /** Currencies that have a ladder already. */
  taken: readonly string[];
  /** The ladder that the new one begins as. */
  source: CurrencyLadder;
  rates: FxRates | null;
  /** Why none can be added; undefined: it can. */
  reason: string | undefined;
}

/** A first draft in another currency: converted from a ladder there is, and following it or not from then on. */
export function AddCurrency({ currencies, taken, source, rates, reason }: AddCurrencyProps) {
  const { t } = useTranslation('slabPanels');
  const texts = useFieldTexts();
  const format = useFormat();
  const { product, place, open } = useLadder();
  const create = useMutation(createSlabSetMutation());
  const list = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [follows, setFollows] = useState<'yes' | 'no'>('yes');
  const [rounding, setRounding] = useState<SlabLink['rounding']>('none');
  const text = typed ?? currencies[0] ?? '';
  const { currency, wrong } = newCurrency(text, taken);
  const lacking = wrong ? [] : withoutRate([source.currency], currency, rates);
  const code = text.trim().toUpperCase();
  const refused = wrong && t(`currencies.${wrong}`, { code });
  const slabs = wrong ? null : convertedSlabs(source.shown.slabs, source.currency, currency, rounding, rates);

  const decimals = columnDecimals(slabs?.map(({ unitPrice }) => unitPrice) ?? []);

  const { save, pending, submitError } = useSave({
    handle: (refusal) => {
      const draft = currentSetOf(refusal);
      if (!draft) return false;
      // Somebody else has begun it: there is one draft, so theirs is opened.
      upsertSet(draft);
      open({ currency, setId: null });
      notify({
        type: 'info',
        title: t('currencies.joined', { currency, name: recordName(draft.updatedBy) }),
      });
      return true;
    },
  });
  const add = () =>
    save(async (once) => {
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
      await once(body, (key) =>
        create.mutateAsync({ path: { productId: product.id }, body, headers: { 'Idempotency-Key': key } }),
      );
      await invalidate('listSlabSets');
      setTyped(null);
      open({ currency, setId: null });
      notify({ type: 'success', title: t('currencies.added', { currency }) });
    });

  return (
    <Stack as="section" gap="3" aria-label={t('currencies.add')}>
      <FailureBanner sentence={submitError} />
      <Flex wrap="wrap" align="flex-end" gap="3">
        <chakra.div w="min(100%, 14rem)">
          <FieldFrame
            label={texts.field('currency')}
            error={refused && code.length > 2 ? refused : undefined}
          >
            <Input
              list={list}
              value={text}
              maxLength={10}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value)}
            />
          </FieldFrame>
          <datalist id={list}>
            {currencies.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
        </chakra.div>
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
        <DisabledReasonButton
          size="sm"
          reason={
            reason ??
            refused ??
            (lacking.length > 0 ? t('noRate', { ns: 'common', currency: lacking.join(', ') }) : undefined)
          }
          aria-disabled={pending}
          onClick={() => void add()}
        >
          <Plus {...iconText} />
          {t('currencies.create', { currency: code || '…' })}
        </DisabledReasonButton>
      </Flex>
      <NoRateBanner currencies={lacking} />
      {!wrong && (
        <chakra.p fontSize="sm" color="fg.muted">
          {t('currencies.preview', {
            ladder: source.shown.slabs
              .map(
                ({ minQty }, at) =>
                  `${format.number(minQty)}: ${format.money(slabs?.[at]?.unitPrice, currency, { decimals })}`,
              )
              .join(' · '),
          })}
        </chakra.p>
      )}
    </Stack>
  );
}
