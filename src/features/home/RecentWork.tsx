import { useQuery } from '@tanstack/react-query';
import HistoryIcon from 'lucide-react/icons/history';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listActivityOptions } from '#api/generated/query/activity.gen.ts';
import { listSlabDraftsOptions } from '#api/generated/query/slabs.gen.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';

import './homeWorkTexts.ts';
import { listOpened } from './listOpened.ts';
import { mergeRecent, RECENT_MAX, screenOf } from './recentWork.ts';
import { WorkPanel } from './WorkPanel.tsx';

/** What counts as work: not signing in, or a new password. */
const work = ['create', 'update', 'delete', 'restore', 'import', 'publish', 'merge', 'undo'] as const;

/** The records that one opened, changed or drafted last, as links to them. */
export function RecentWork() {
  const { t } = useTranslation(['homeWork', 'menu', 'home']);
  const format = useFormat();
  const canDraft = useCan()(permissions.priceSlabs);
  const { data, error, refetch } = useQuery(
    listActivityOptions({ query: { mine: true, action: [...work], pageSize: 10 } }),
  );
  const drafts = useQuery({ ...listSlabDraftsOptions(), enabled: canDraft }).data?.items ?? [];
  const [opened] = useState(listOpened);
  return (
    <WorkPanel
      title={t('recent.title')}
      query={{ data: data && { items: mergeRecent(data.items, drafts, opened) }, error, refetch }}
      loading={t('recent.loading', { ns: 'home' })}
      empty={{ icon: HistoryIcon, title: t('recent.empty'), text: t('recent.emptyText') }}
      most={RECENT_MAX}
    >
      {({ what, label, to, at }) => {
        const screen = to === null ? null : screenOf(to);
        return (
          <li key={`${to ?? label} ${at}`}>
            {to === null ? <span>{label}</span> : <Link to={to}>{label}</Link>}
            <small>
              {[screen && t(screen, { ns: 'menu' }), t(`recent.${what}`)].filter(Boolean).join(' · ')}
            </small>
            <time dateTime={at}>{format.dateTime(at)}</time>
          </li>
        );
      }}
    </WorkPanel>
  );
}
