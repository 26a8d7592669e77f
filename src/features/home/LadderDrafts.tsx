import { useQuery } from '@tanstack/react-query';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import { useTranslation } from 'react-i18next';
import { listSlabDraftsOptions } from '#api/generated/query/slabs.gen.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { ladderAddress } from '#entities/ladders/ladderAddress.ts';
import { WorkPanel } from './WorkPanel.tsx';

/** One's own drafts of price ladders. */
export function LadderDrafts() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const query = useQuery(listSlabDraftsOptions());
  return (
    <WorkPanel
      title={t('drafts.title')}
      query={query}
      loading={t('drafts.loading')}
      empty={{ icon: PencilRuler, title: t('drafts.empty'), text: t('drafts.emptyText') }}
    >
      {(draft) => (
        <li key={draft.id}>
          <Link to={ladderAddress(draft)}>
            {orDash(draft.ownerLabel)} · {draft.currency}
          </Link>
          <time dateTime={draft.updatedAt}>{format.dateTime(draft.updatedAt)}</time>
        </li>
      )}
    </WorkPanel>
  );
}
