import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarOff from 'lucide-react/icons/calendar-off';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import ExternalLink from 'lucide-react/icons/external-link';
import PanelRight from 'lucide-react/icons/panel-right';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { restoreMatchMutation, setCompetitorDecisionsMutation } from '#api/generated/query/matches.gen.ts';
import type { CompetitorDecisions, Match } from '#api/generated/types.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { newIdempotencyKey } from '#shared/lib/newIdempotencyKey.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import { matchesChanged } from '#entities/matches/matchesChanged.ts';
import { useMatchDecisions } from '#entities/matches/useMatchDecisions.ts';
import { nextDecisions, type MatchRow } from './matchRows.ts';
import { siteSearchUrl } from './siteSearchUrl.ts';

interface Overlay {
  openMatch: (id: string) => void;
  reject: (match: Match) => void;
  move: (match: Match) => void;
}

/** What can be done with a competitor's page, in its menu and by keys, and why not (D25). */
export function useMatchActions(
  decisions: CompetitorDecisions | undefined,
  { openMatch, reject, move }: Overlay,
) {
  const { t } = useTranslation('competitorManager');
  const { confirmMatch, readAgain, deciding, editing } = useMatchDecisions();
  const { act } = useConfirmedAction();
  const { mutateAsync: restore } = useMutation(restoreMatchMutation());
  const { mutateAsync: decide } = useMutation(setCompetitorDecisionsMutation());
  return useMemo(() => {
    const failed = t('failed');
    // Nobody waits for it: the next action can begin.
    const refresh = (): void => void matchesChanged();
    const of = ({ id, version }: Match) => ({ path: { matchId: id }, body: { version } });
    const once = (match: Match) => ({ ...of(match), headers: { 'Idempotency-Key': newIdempotencyKey() } });
    const setDecision = (
      competitorId: string,
      decision: 'notSold' | 'notScanned' | null,
      done: string,
    ): void => {
      if (!decisions) return;
      const { productId, version } = decisions;
      const items = nextDecisions(decisions, competitorId, decision);
      act({
        send: () => decide({ path: { productId }, body: { version, items } }),
        done,
        failed,
        toast: true,
        refresh,
      });
    };
    const scanning = ({ competitor: { id }, decision }: MatchRow): RowAction =>
      decision?.decision === 'notScanned'
        ? {
            ...deciding,
            label: t('scanAgain'),
            icon: CalendarCheck,
            onSelect: () => setDecision(id, null, t('done.scanned')),
          }
        : {
            ...deciding,
            label: t('dontScan'),
            icon: CalendarOff,
            onSelect: () => setDecision(id, 'notScanned', t('done.notScanned')),
          };
    const ofMatch = (match: Match, row: MatchRow): RowAction[] => [
      { label: t('open'), icon: PanelRight, onSelect: () => openMatch(match.id) },
      {
        label: t('openPage'),
        icon: ExternalLink,
        onSelect: () => window.open(match.url, '_blank', 'noopener,noreferrer'),
      },
      ...(match.status === 'suggested'
        ? [{ ...deciding, label: t('confirm'), icon: Check, onSelect: () => confirmMatch(match) }]
        : []),
      ...(match.status === 'rejected'
        ? [
            {
              ...deciding,
              label: t('restore'),
              icon: RotateCcw,
              onSelect: () =>
                act({
                  send: () => restore(once(match)),
                  done: t('done.restored'),
                  failed,
                  toast: true,
                  refresh,
                }),
            },
          ]
        : [
            { ...editing, label: t('reRead'), icon: RefreshCw, onSelect: () => readAgain(match) },
            scanning(row),
            { ...editing, label: t('move'), icon: ArrowRightLeft, onSelect: () => move(match) },
            { ...deciding, label: t('reject'), icon: X, danger: true, onSelect: () => reject(match) },
          ]),
    ];
    const rowActions = (row: MatchRow): RowAction[] => {
      const { match, competitor, decision } = row;
      if (match) return ofMatch(match, row);
      const isNotSold = decision?.decision === 'notSold';
      const search = siteSearchUrl(competitor.code, decisions?.product.name ?? '');
      return [
        {
          label: t('searchSite'),
          icon: Search,
          onSelect: () => window.open(search, '_blank', 'noopener,noreferrer'),
        },
        {
          ...deciding,
          label: t(isNotSold ? 'track' : 'markNotSold'),
          icon: isNotSold ? RotateCcw : Ban,
          onSelect: () =>
            isNotSold
              ? setDecision(competitor.id, null, t('done.tracked'))
              : setDecision(competitor.id, 'notSold', t('done.notSold')),
        },
        ...(isNotSold ? [] : [scanning(row)]),
      ];
    };
    const may = deciding.disabledReason === undefined;
    const rowKeys = [
      {
        keys: 'y',
        label: t('confirm'),
        run: ({ match }: MatchRow) => {
          if (may && match?.status === 'suggested') confirmMatch(match);
        },
      },
      {
        keys: 'n',
        label: t('reject'),
        run: ({ match }: MatchRow) => {
          if (may && match && match.status !== 'rejected') reject(match);
        },
      },
    ];
    return { rowActions, rowKeys, confirmMatch, readAgain, deciding };
  }, [
    t,
    act,
    restore,
    decide,
    decisions,
    openMatch,
    reject,
    move,
    confirmMatch,
    readAgain,
    deciding,
    editing,
  ]);
}
