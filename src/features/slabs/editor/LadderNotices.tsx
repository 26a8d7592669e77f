import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useQueryParams } from '#shared/lib/useQueryParams.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';
import { LADDER_PARTS, panelParam, unknownCurrency } from './ladderPlace.ts';
import { useLadder } from './useLadder.ts';
import { NoRateBanner } from '#features/slabs/panels/NoRateBanner.tsx';

/** What one has to know before one types: what was kept, why one may not, and what the figures leave out. */
export function LadderNotices() {
  const { t } = useTranslation('slabs');
  const speak = useErrorMessage();
  const format = useFormat();
  const { query, setQuery } = useQueryParams();
  const {
    canEdit,
    readOnlyReason,
    set,
    versions,
    open,
    seesCosts,
    costs,
    replaceSlabs,
    draftOffer,
    ...ladder
  } = useLadder();
  const mayEdit = useCan()(permissions.priceSlabsEdit);
  const showCosts = (): void => {
    const next = new URLSearchParams(query);
    next.set(panelParam, 'costs');
    setQuery(next, true);
    document.getElementById(LADDER_PARTS)?.focus();
  };
  const hasDraft = versions.some(({ state, id }) => state === 'draft' && id !== set?.id);
  const noCurrency = unknownCurrency(query);
  const noRate = [...new Set(Object.values(ladder.noRate).flat())];
  const ratesError = ladder.ratesError ? speak(ladder.ratesError) : null;
  const costsError = costs === null && ladder.costsError ? speak(ladder.costsError) : null;
  return (
    <>
      {noCurrency !== null && (
        <Banner tone="caution">
          {t('place.unknownCurrency', { code: noCurrency, currency: ladder.currency })}
        </Banner>
      )}
      <NoRateBanner currencies={noRate} />
      <FailedBanner
        sentence={ratesError && t('rates.failed', { reason: ratesError })}
        onRetry={ladder.retryRates}
      />
      {canEdit && (draftOffer.offered !== null || draftOffer.notSaved) && <DraftBanner {...draftOffer} />}
      {readOnlyReason !== null && (
        <Banner
          tone="info"
          action={
            hasDraft ? (
              <Button size="xs" variant="outline" onClick={() => open({ setId: null })}>
                {t('readOnly.openDraft')}
              </Button>
            ) : (
              set !== null &&
              mayEdit && (
                <Button size="xs" variant="outline" onClick={() => replaceSlabs(set.slabs)}>
                  {t('readOnly.startDraft')}
                </Button>
              )
            )
          }
        >
          {readOnlyReason}
        </Banner>
      )}
      {canEdit && set?.state === 'live' && <Banner tone="info">{t('live.note')}</Banner>}
      {seesCosts && costs?.breaks.length === 0 && <Banner tone="caution">{t('noCost.banner')}</Banner>}
      {seesCosts && costs?.changedAt && (
        <Banner
          tone="caution"
          action={
            <Button size="xs" variant="outline" onClick={showCosts}>
              {t('costs.show')}
            </Button>
          }
        >
          {t('costs.changed', { date: format.date(costs.changedAt) })}
        </Banner>
      )}
      <FailedBanner
        sentence={costsError && t('costs.failed', { reason: costsError })}
        onRetry={ladder.retryCosts}
      />
    </>
  );
}

/** What did not come, with another try; nothing where all came. */
function FailedBanner({ sentence, onRetry }: { sentence: string | null; onRetry: () => unknown }) {
  const { t } = useTranslation('common');
  if (sentence === null) return null;
  const again = (
    <Button size="xs" variant="outline" onClick={() => void onRetry()}>
      {t('retry')}
    </Button>
  );
  return (
    <Banner tone="bad" action={again}>
      {sentence}
    </Banner>
  );
}
