import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { FxRates, SlabLink } from '#api/generated/types.gen.ts';
import { NoRateBanner } from '#features/slabs/panels/NoRateBanner.tsx';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { sameSlabs } from '#features/slabs/panels/versions/versionRules.ts';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { withoutRate } from '#entities/pricing/exchange.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { convertedSlabs, type CurrencyLadder } from './currencyRules.ts';
import { RatePreview } from './RatePreview.tsx';
import { RoundingSelect } from './RoundingSelect.tsx';

interface LinkEditorProps {
  /** Ladders in other currencies that this one can follow. */
  sources: readonly CurrencyLadder[];
  rates: FxRates | null;
}

/** Whether the ladder on screen follows another currency or stands alone; what changes is saved with the draft. */
export function LinkEditor({ sources, rates }: LinkEditorProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const { link, currency, canEdit, readOnlyReason, setLink, replaceSlabs } = useLadder();
  const slabs = useLadderState((draft) => draft.slabs);
  const reason = canEdit ? undefined : (readOnlyReason ?? t('currencies.readOnly'));
  const source = sources.find((each) => each.currency === link?.currency);
  const wanted =
    link && source ? convertedSlabs(source.shown.slabs, link.currency, currency, link.rounding, rates) : null;
  const lacking = link ? withoutRate([link.currency], currency, rates) : [];
  const differs = wanted !== null && !sameSlabs(wanted, slabs);

  const reasonWithout = (from: string): string | undefined => {
    const missing = withoutRate([from], currency, rates);
    return missing.length > 0 ? t('noRate', { ns: 'common', currency: missing.join(', ') }) : undefined;
  };

  const follow = (next: SlabLink): void => {
    const from = sources.find((each) => each.currency === next.currency);
    const converted = from && convertedSlabs(from.shown.slabs, next.currency, currency, next.rounding, rates);
    setLink(next);
    if (converted) replaceSlabs(converted);
  };

  if (!link) {
    return (
      <Flex wrap="wrap" align="center" gap="2">
        <chakra.p flex="1" minW="min(100%, 16rem)">
          {t('currencies.standsAlone', { currency })}
        </chakra.p>
        {sources.map((each) => (
          <DisabledReasonButton
            key={each.currency}
            size="xs"
            variant="outline"
            reason={reason ?? reasonWithout(each.currency)}
            onClick={() => follow({ currency: each.currency, rounding: 'none' })}
          >
            {t('currencies.follow', { currency: each.currency })}
          </DisabledReasonButton>
        ))}
      </Flex>
    );
  }
  return (
    <Stack gap="3">
      <Flex wrap="wrap" align="flex-end" gap="3">
        <chakra.p flex="1" minW="min(100%, 16rem)">
          {t('currencies.followsNow', { currency, source: link.currency })}
        </chakra.p>
        <RoundingSelect
          value={link.rounding}
          onChange={(rounding) => follow({ ...link, rounding })}
          reason={reason}
        />
        <DisabledReasonButton size="sm" variant="outline" reason={reason} onClick={() => setLink(null)}>
          {t('currencies.unlink')}
        </DisabledReasonButton>
      </Flex>
      {wanted && !differs && (
        <Banner tone="good">{t('currencies.upToDate', { date: format.date(rates?.asOf) })}</Banner>
      )}
      {wanted && differs && <RatePreview now={slabs} wanted={wanted} {...{ currency, rates }} />}
      {wanted && differs && (
        <Banner
          tone="caution"
          action={
            <DisabledReasonButton
              size="xs"
              variant="outline"
              reason={reason}
              onClick={() => replaceSlabs(wanted)}
            >
              {t('currencies.takeOver')}
            </DisabledReasonButton>
          }
        >
          {t('currencies.differs', {
            source: link.currency,
            date: format.date(rates?.asOf),
          })}
        </Banner>
      )}
      <NoRateBanner currencies={lacking} />
      {!source && <Banner tone="caution">{t('currencies.noSource', { source: link.currency })}</Banner>}
    </Stack>
  );
}
