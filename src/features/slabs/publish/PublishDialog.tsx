import '#features/slabs/panels/panelTexts.ts';
import { Textarea } from '@chakra-ui/react/textarea';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { currentZone } from '#shared/i18n/formatChoice.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { DiffTable } from './DiffTable.tsx';
import { ladderDiff } from './ladderDiff.ts';
import { priceMarks } from '#features/slabs/grid/priceMarks.ts';
import { PublishDates, type PublishTimes } from './PublishDates.tsx';
import { PublishMarks } from './PublishMarks.tsx';
import { publishNeeds, refusedDates, momentOf, fieldTime, tomorrow } from './publishRules.ts';
import { shownIssues } from '#features/slabs/grid/shownIssues.ts';
import { useJudgedLadder, useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { usePublish } from './usePublish.ts';
import { useStateRefusal } from '#features/slabs/save/ladderFaults.ts';

/** Before a ladder becomes a price: what changes against the live one, what the rules ask, and when it is to hold. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('slabPanels');
  const { t: tLadder } = useTranslation('slabs');
  const format = useFormat();
  const mayOverride = useCan()(permissions.priceSlabsOverride);
  const { product, live, set, cost, currency, seesCosts } = useLadder();
  const { slabs, isDirty } = useLadderState((draft) => draft);
  const { issues } = useJudgedLadder();
  const { submit, pending, error } = usePublish(onClose);
  const saidOfState = useStateRefusal();
  const isScheduled = set?.state === 'scheduled';
  // That of the beginning: what is typed does not become another moment by a choice in another tab.
  const [zone] = useState(currentZone);
  const [times, setTimes] = useState<PublishTimes>(() => ({
    later: isScheduled,
    from: isScheduled && set.effectiveFrom ? fieldTime(set.effectiveFrom, zone) : tomorrow(Date.now(), zone),
    to: isScheduled && set.effectiveTo ? fieldTime(set.effectiveTo, zone) : '',
    endOther: true,
  }));
  const [reason, setReason] = useState('');
  const [isAcknowledged, setAcknowledged] = useState(false);
  const [areMarksChecked, setMarksChecked] = useState(false);
  const [tried, setTried] = useState(false);
  const [wrongDates, setWrongDates] = useState<ReturnType<typeof refusedDates>>(null);

  const needs = useMemo(() => publishNeeds(issues), [issues]);
  const sentences = (of: typeof needs.blocks) =>
    shownIssues(of, [], product.moq, tLadder, format).map(({ id, row, sentence }) => (
      <li key={id}>{row === null ? sentence : t('publish.refusedRow', { row: row + 1, sentence })}</li>
    ));
  const wantsReason = needs.overrides.length > 0;
  const wantsNod = needs.acknowledges.length > 0;
  const diff = useMemo(() => ladderDiff(live?.slabs ?? [], slabs, cost), [live, slabs, cost]);
  const marks = useMemo(() => priceMarks(diff, cost), [diff, cost]);
  const isUnchecked = marks.length > 0 && !areMarksChecked;
  // Published meanwhile by somebody else: the live price would be compared with itself, and published anew.
  const published = !pending && !isDirty && set?.state === 'live' ? set : null;
  const cannot = published !== null || needs.blocks.length > 0 || (wantsReason && !mayOverride);
  const from = momentOf(times.from, zone);
  const to = momentOf(times.to, zone);

  const send = (): void => {
    setTried(true);
    if (cannot || isUnchecked || (wantsReason && reason.trim() === '') || (wantsNod && !isAcknowledged))
      return;
    const said = {
      ...(wantsReason ? { reason: reason.trim() } : {}),
      ...(wantsNod ? { acknowledge: true } : {}),
    };
    if (!times.later) {
      void submit(said);
      return;
    }
    const wrong = refusedFromNow(times.from, times.to, zone);
    setWrongDates(wrong);
    if (from !== null && wrong === null) {
      void submit({ ...said, effectiveFrom: from, effectiveTo: to, endOther: times.endOther });
    }
  };
  const action = times.later ? 'schedule' : 'now';
  return (
    <FormModal
      open
      size="lg"
      title={t(isScheduled ? 'publish.moveTitle' : 'publish.title')}
      submitLabel={t(isDirty ? `publish.${action}Save` : `publish.${action}`)}
      pendingLabel={t('publish.pending')}
      pending={pending}
      blocked={cannot}
      submitError={error ?? (published && saidOfState(published))}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onClose={onClose}
    >
      {needs.blocks.length > 0 && (
        <Banner tone="bad">
          {t('publish.blocks')}
          <chakra.ul css={list}>{sentences(needs.blocks)}</chakra.ul>
        </Banner>
      )}
      {!published && (
        <DiffTable
          rows={diff}
          currency={currency}
          seesCosts={seesCosts}
          before={t(live ? 'diff.live' : 'diff.noLive')}
          after={t('diff.new')}
        />
      )}
      {marks.length > 0 && (
        <PublishMarks
          marks={marks}
          isChecked={areMarksChecked}
          onCheck={setMarksChecked}
          isMissing={tried && isUnchecked}
        />
      )}
      {wantsReason && (
        <Banner tone="caution">
          {t(mayOverride ? 'publish.overrides' : 'publish.noOverride', {
            permission: permissions.priceSlabsOverride,
          })}
          <chakra.ul css={list}>{sentences(needs.overrides)}</chakra.ul>
        </Banner>
      )}
      {wantsReason && mayOverride && (
        <FieldFrame
          label={t('publish.reason')}
          hint={t('publish.reasonHint')}
          error={tried && reason.trim() === '' ? t('publish.reasonMissing') : undefined}
        >
          <Textarea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </FieldFrame>
      )}
      {wantsNod && (
        <chakra.div>
          <chakra.label display="flex" gap="2" alignItems="baseline">
            <input
              type="checkbox"
              checked={isAcknowledged}
              aria-invalid={tried && !isAcknowledged}
              aria-describedby="publish-nod"
              onChange={({ target }) => setAcknowledged(target.checked)}
            />
            {t('publish.acknowledge', { count: needs.acknowledges.length })}
          </chakra.label>
          <chakra.div id="publish-nod" fontSize="xs" color="bad" minH="4">
            {tried && !isAcknowledged && t('publish.acknowledgeMissing')}
          </chakra.div>
        </chakra.div>
      )}
      <PublishDates
        times={times}
        onChange={setTimes}
        onlyLater={isScheduled}
        replacesLive={live !== null}
        zone={zone}
        refused={wrongDates}
      />
    </FormModal>
  );
}

const refusedFromNow = (from: string, to: string, zone: string) => refusedDates(from, to, zone, Date.now());

const list = { listStyle: 'disc', ps: '5', mt: '1' } as const;
