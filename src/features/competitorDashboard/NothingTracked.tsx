import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import Radar from 'lucide-react/icons/radar';
import { useTranslation } from 'react-i18next';
import { listAnalyzedCompetitorsOptions } from '#api/generated/query/analysis.gen.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';

/**
 * Why there are no figures, and what comes next: another filter, a competitor, or the review of what was found.
 *
 * @param onClear takes back the filters that leave nothing; undefined: there are none
 */
export function NothingTracked({ onClear }: { onClear: (() => void) | undefined }) {
  const { t } = useTranslation('analysis');
  const { data } = useQuery(listAnalyzedCompetitorsOptions());
  if (onClear) {
    return (
      <EmptyState
        icon={Radar}
        title={t('dashboard.noMatch')}
        text={t('dashboard.noMatchText')}
        action={
          <Button size="sm" variant="outline" onClick={onClear}>
            {t('chips.clear', { ns: 'lists' })}
          </Button>
        }
      />
    );
  }
  const hasCompetitors = data !== undefined && data.items.length > 0;
  return (
    <EmptyState
      icon={Radar}
      title={t('dashboard.empty')}
      text={hasCompetitors ? t('dashboard.emptyReviewText') : t('dashboard.emptyText')}
      action={
        <Button asChild size="sm">
          <Link to={`${paths.competitorAdmin}${hasCompetitors ? '?view=review' : ''}`}>
            {hasCompetitors ? t('dashboard.review') : t('dashboard.addCompetitor')}
          </Link>
        </Button>
      }
    />
  );
}
