import { useQuery } from '@tanstack/react-query';
import HistoryIcon from 'lucide-react/icons/history';
import { useTranslation } from 'react-i18next';
import { listActivityOptions } from '#api/generated/query/catalogue.gen.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { WorkPanel } from './WorkPanel.tsx';

/** What one changed last. A product can be opened; other things stand by their names. */
export function RecentWork() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const query = useQuery(listActivityOptions({ query: { mine: true, pageSize: 10 } }));
  return (
    <WorkPanel
      title={t('recent.title')}
      query={query}
      loading={t('recent.loading')}
      empty={{ icon: HistoryIcon, title: t('recent.empty'), text: t('recent.emptyText') }}
    >
      {({ id, entityType, entityId, entityLabel, at }) => (
        <li key={id}>
          {entityType === 'product' ? (
            <Link to={`${paths.skuManager}?open=${encodeURIComponent(entityId)}`}>{orDash(entityLabel)}</Link>
          ) : (
            <span>{orDash(entityLabel)}</span>
          )}
          <time dateTime={at}>{format.dateTime(at)}</time>
        </li>
      )}
    </WorkPanel>
  );
}
