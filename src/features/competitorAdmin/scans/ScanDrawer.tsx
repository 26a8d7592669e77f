import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import FileSearch from 'lucide-react/icons/file-search';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScanRun } from '#api/generated/types.gen.ts';
import { Figures } from '#resource/Figures.tsx';
import { RecordState } from '#resource/RecordState.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { SideDrawer } from '#shared/ui/SideDrawer.tsx';
import { ScanPages } from './ScanPages.tsx';
import { isGoingOn, scanEnded, scanRunOptions } from './scanQueries.ts';
import { ScanState } from './ScanState.tsx';
import { useScanActions } from './useScanActions.ts';

/** One run beside the list: how far it is, why pages failed and what to do, and what each page said. */
export function ScanDrawer({ scanRunId, onClose }: { scanRunId: string; onClose: () => void }) {
  const { t } = useTranslation('scanRuns');
  const format = useFormat();
  const query = useQuery(scanRunOptions(scanRunId));
  const { data: run } = query;
  const actions = useScanActions();
  const isOver = run !== undefined && !isGoingOn(run);
  const wentOn = useRef(false);
  // What a run that was watched has changed is read again when it ends, once.
  useEffect(() => {
    if (run === undefined) return;
    if (wentOn.current && isOver) void scanEnded();
    wentOn.current = !isOver;
  }, [run, isOver]);
  return (
    <SideDrawer
      open
      onClose={onClose}
      title={run ? t('drawer.title', { name: run.competitor.name }) : t('run')}
      meta={
        run && (
          <chakra.div display="flex" flexWrap="wrap" columnGap="3">
            <span>{format.dateTime(run.startedAt)}</span>
            <span>{run.startedBy?.name ?? t(`trigger.${run.trigger}`)}</span>
            <ScanState state={run.state} />
          </chakra.div>
        )
      }
      actions={
        run &&
        actions(run).map(({ label, disabledReason, onSelect }) => (
          <DisabledReasonButton
            key={label}
            size="xs"
            variant="outline"
            reason={disabledReason}
            onClick={onSelect}
          >
            {label}
          </DisabledReasonButton>
        ))
      }
    >
      <RecordState
        query={query}
        gone={{ icon: FileSearch, title: t('gone'), text: t('goneText') }}
        loading={t('loading')}
      >
        {(known) => (
          <>
            {isGoingOn(known) && <Progress run={known} />}
            <Figures
              figures={[
                { label: t('column.pages'), value: known.pages },
                { label: t('column.read'), value: known.read },
                { label: t('column.failed'), value: known.failed },
                { label: t('column.changed'), value: known.changed },
              ]}
            />
            <Failures run={known} />
            <chakra.h3 css={heading}>{t('tab.pages')}</chakra.h3>
            <ScanPages scanRunId={known.id} />
          </>
        )}
      </RecordState>
    </SideDrawer>
  );
}

function Progress({ run: { pages, read, failed } }: { run: ScanRun }) {
  const { t } = useTranslation('scanRuns');
  const format = useFormat();
  const done = read + failed;
  return (
    <chakra.p role="status" mb="3">
      {t('progress', { done: format.number(done), total: format.number(pages) })}{' '}
      <progress aria-label={t('progressOf')} value={done} max={Math.max(pages, 1)} />
    </chakra.p>
  );
}

/** Why pages could not be read, the commonest first, and what to do about it. */
function Failures({ run: { failures } }: { run: ScanRun }) {
  const { t } = useTranslation('scanRuns');
  const format = useFormat();
  if (failures.length === 0) return null;
  return (
    <>
      <chakra.h3 css={heading}>{t('failures')}</chakra.h3>
      <chakra.ul
        aria-label={t('failures')}
        css={{ '& > li': { py: '1' }, '& p': { color: 'fg.muted', fontSize: 'sm' } }}
      >
        {failures.map(({ kind, count, advice }) => (
          <li key={kind}>
            {t('failuresOf', {
              what: t(`failure.${kind}`),
              pages: t('pageCount', { count, number: format.number(count) }),
            })}
            <p>{t(`advice.${advice}`)}</p>
          </li>
        ))}
      </chakra.ul>
    </>
  );
}

const heading = { fontWeight: 'semibold', mt: '4', mb: '2' } as const;
