import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { nodes } from '#session/nodes.ts';
import { useCan } from '#session/useCan.ts';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useQueryParams } from '#shared/lib/useQueryParams.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { useErrorSpeech } from '#shared/ui/errorSpeech.ts';
import { LADDER_PARTS, panelParam } from './ladderParts.ts';
import { useLadderWork } from './ladderWork.ts';
import { useLadder } from './useLadder.ts';

/** What one has to know before one types: what was kept, why one may not, and what the figures leave out. */
export function LadderNotices() {
  const { t } = useTranslation('slabs');
  const speak = useErrorSpeech();
  const format = useFormat();
  const { query, setQuery } = useQueryParams();
  const { canEdit, readOnlyReason, set, versions, open, seesCosts, costs, replaceSlabs } = useLadder();
  const { draft, data } = useLadderWork();
  const mayEdit = useCan()(nodes.priceSlabsEdit);
  const showCosts = (): void => {
    const next = new URLSearchParams(query);
    next.set(panelParam, 'costs');
    setQuery(next, true);
    document.getElementById(LADDER_PARTS)?.focus();
  };
  const hasDraft = versions.some(({ state, id }) => state === 'draft' && id !== set?.id);
  const costsError = costs === null && data.costsError ? speak(data.costsError) : null;
  return (
    <>
      {canEdit && (draft.offered !== null || draft.notSaved) && <DraftBanner {...draft} />}
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
      {costsError !== null && (
        <Banner
          tone="bad"
          action={
            <Button size="xs" variant="outline" onClick={() => void data.retryCosts()}>
              {t('retry', { ns: 'common' })}
            </Button>
          }
        >
          {t('costs.failed', { reason: costsError })}
        </Banner>
      )}
    </>
  );
}
