import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import Unlink from 'lucide-react/icons/unlink';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '#api/generated/types.gen.ts';
import { RecordHistory } from '#entities/activity/RecordHistory.tsx';
import { RecordState } from '#resource/RecordState.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { useRememberOpened } from '#resource/useRememberOpened.ts';
import { permissions } from '#session/permissions.ts';
import { SideDrawer } from '#shared/ui/SideDrawer.tsx';
import { ListingLink } from '#entities/matches/ListingLink.tsx';
import { MatchForm } from './MatchForm.tsx';
import { MatchReadings } from './MatchReadings.tsx';
import { matchQueries } from './matchQueries.ts';
import { useMatchTexts } from '#entities/matches/useMatchTexts.ts';

const tabs = ['details', 'readings', 'history'] as const;
type Tab = (typeof tabs)[number];

interface MatchDrawerProps {
  matchId: string;
  onClose: () => void;
}

/** One page of a competitor beside the list: what it is, what was read there, and what became of it. */
export function MatchDrawer({ matchId, onClose }: MatchDrawerProps) {
  const { t } = useTranslation('competitorManager');
  const words = useMatchTexts();
  const [tab, setTab] = useState<Tab>('details');
  const query = useQuery(matchQueries.match(matchId));
  const match = query.data;
  useRememberOpened(match?.listingTitle);
  return (
    <SideDrawer
      open
      onClose={onClose}
      width="lg"
      title={match?.listingTitle ?? t('match')}
      meta={match && `${match.competitor.name} · ${words.status(match.status)}`}
      tabs={{
        label: t('tabs'),
        items: tabs.map((id) => ({ id, label: t(`tab.${id}`) })),
        value: tab,
        onChange: setTab,
      }}
    >
      <RecordState
        query={query}
        gone={{ icon: Unlink, title: t('gone'), text: t('goneText') }}
        loading={t('loading')}
      >
        {(found) =>
          tab === 'readings' ? (
            <MatchReadings match={found} />
          ) : tab === 'history' ? (
            <RecordHistory type="match" id={found.id} />
          ) : (
            <Details match={found} />
          )
        }
      </RecordState>
    </SideDrawer>
  );
}

function Details({ match }: { match: Match }) {
  const { t } = useTranslation('competitorManager');
  const words = useMatchTexts();
  const needs = usePermissionReason();
  const reason = match.status === 'rejected' ? t('rejectedReason') : needs(permissions.competitorManagerEdit);
  const facts = [
    [words.labels.url, <ListingLink key="url" url={match.url} text={match.url} />],
    [
      t('counted'),
      match.notCountedBecause === null ? t('counted.yes') : t(`notCounted.${match.notCountedBecause}`),
    ],
    ...(match.reasons.length > 0 ? [[t('suggestions.reasons'), words.reasons(match)]] : []),
    ...(match.rejectReason ? [[words.labels.rejectReason, words.rejectReason(match.rejectReason)]] : []),
  ] as const;
  return (
    <>
      <chakra.dl css={list}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </chakra.dl>
      <MatchForm match={match} reason={reason} />
    </>
  );
}

const list = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  mb: '4',
  fontSize: 'sm',
  '& dt': { color: 'fg.muted' },
  '& dd': { overflowWrap: 'anywhere' },
  '& a': { color: 'accent', textDecoration: 'underline' },
} as const;
