import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import Store from 'lucide-react/icons/store';
import { useTranslation } from 'react-i18next';
import type { Competitor } from '#api/generated/types.gen.ts';
import { RecordHistory } from '#entities/activity/RecordHistory.tsx';
import { Figures } from '#resource/Figures.tsx';
import { RecordDrawer } from '#resource/RecordDrawer.tsx';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { CompetitorForm } from './CompetitorForm.tsx';
import { CompetitorState } from './CompetitorState.tsx';
import { competitorOptions } from './competitorQueries.ts';
import { recordTabs, type RecordTab } from '#features/competitorAdmin/recordTabs.ts';
import { useCompetitorActions } from './useCompetitorActions.ts';

interface CompetitorDrawerProps {
  competitorId: string;
  tab: RecordTab;
  onTab: (tab: RecordTab) => void;
  onClose: () => void;
}

/** One competitor beside the list: who it is, what of it is compared, and what became of it. */
export function CompetitorDrawer({ competitorId, tab, onTab, onClose }: CompetitorDrawerProps) {
  const { t } = useTranslation('competitorAdmin');
  const query = useQuery(competitorOptions(competitorId));
  const { data: competitor } = query;
  return (
    <RecordDrawer
      query={query}
      icon={Store}
      onClose={onClose}
      title={competitor?.name ?? t('competitor')}
      meta={competitor && <CompetitorMeta competitor={competitor} />}
      actions={competitor && <CompetitorActions competitor={competitor} onGone={onClose} />}
      tabs={recordTabs}
      tab={tab}
      onTab={onTab}
      text={(key) => t(key)}
    >
      {(known) =>
        tab === 'history' ? (
          <RecordHistory type="competitor" id={known.id} />
        ) : (
          <>
            <CompetitorFigures competitor={known} />
            <CompetitorForm key={known.id} competitor={known} />
          </>
        )
      }
    </RecordDrawer>
  );
}

function CompetitorMeta({ competitor }: { competitor: Competitor }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="3">
      <span>{competitor.domain}</span>
      <CompetitorState competitor={competitor} />
    </chakra.div>
  );
}

interface CompetitorActionsProps {
  competitor: Competitor;
  onGone: () => void;
}

function CompetitorActions({ competitor, onGone }: CompetitorActionsProps) {
  return useCompetitorActions(onGone)(competitor).map(({ label, disabledReason, onSelect }) => (
    <DisabledReasonButton key={label} size="xs" variant="outline" reason={disabledReason} onClick={onSelect}>
      {label}
    </DisabledReasonButton>
  ));
}

/** How much of what we compare is of this competitor. */
function CompetitorFigures({ competitor }: { competitor: Competitor }) {
  const { t } = useTranslation('competitorAdmin');
  const { matches, suggested, counted, onlyOffers } = competitor;
  return (
    <chakra.div mb="4">
      <Figures
        figures={[
          { label: t('figure.matches'), value: matches },
          { label: t('figure.suggested'), value: suggested },
          { label: t('figure.counted'), value: counted },
          { label: t('figure.onlyOffers'), value: onlyOffers },
        ]}
      />
    </chakra.div>
  );
}
