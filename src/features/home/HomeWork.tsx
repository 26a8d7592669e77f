import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import HistoryIcon from 'lucide-react/icons/history';
import MonitorCheck from 'lucide-react/icons/monitor-check';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listActivityOptions } from '#api/generated/query/activity.gen.ts';
import { listSlabDraftsOptions } from '#api/generated/query/slabs.gen.ts';
import { ladderAddress } from '#entities/ladders/ladderAddress.ts';
import { drafts } from '#session/drafts.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { LinkList } from './LinkList.tsx';
import { OwnJobs } from './OwnJobs.tsx';
import { workList } from './workList.ts';
import { WorkPanel } from './WorkPanel.tsx';

/** What one is working on: what is not saved, jobs, drafts, what one changed last; and the ways to the account. */
export function HomeWork() {
  const can = useCan();
  return (
    <Stack gap="4">
      <UnsavedForms />
      <OwnJobs />
      {can(permissions.priceSlabs) && <LadderDrafts />}
      <RecentWork />
      <AccountLinks />
    </Stack>
  );
}

/** What one typed and has not saved, as links to where it is offered again; nothing while there is none. */
function UnsavedForms() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const [unsaved, setUnsaved] = useState(drafts.list);
  useEffect(() => drafts.onArrival(() => setUnsaved(drafts.list())), []);
  if (unsaved.length === 0) return null;
  return (
    <Panel title={t('unsaved.title')}>
      <chakra.ul css={workList}>
        {unsaved.map(({ formId, address, title, typedAt }) => (
          <li key={`${formId} ${address}`}>
            <Link to={address}>{title}</Link>
            <time dateTime={new Date(typedAt).toISOString()}>{format.dateTime(typedAt)}</time>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  );
}

/** One's own drafts of price ladders. */
function LadderDrafts() {
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

/** What counts as work: not signing in, or a new password. */
const work = ['create', 'update', 'delete', 'restore', 'import', 'publish', 'merge', 'undo'] as const;

/** What one changed last. A product can be opened; other things stand by their names. */
function RecentWork() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const query = useQuery(listActivityOptions({ query: { mine: true, action: [...work], pageSize: 10 } }));
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

/** The person's own account, which needs no permission. */
function AccountLinks() {
  const { t } = useTranslation('home');
  return (
    <Panel title={t('links.account')}>
      <LinkList
        links={[
          {
            to: paths.myAccount,
            Icon: UserRound,
            label: t('myAccountTitle', { ns: 'menu' }),
            text: t('links.profileText'),
          },
          {
            to: `${paths.myAccount}#permissions`,
            Icon: ShieldCheck,
            label: t('links.permissions'),
            text: t('links.permissionsText'),
          },
          {
            to: `${paths.myAccount}#sessions`,
            Icon: MonitorCheck,
            label: t('links.sessions'),
            text: t('links.sessionsText'),
          },
        ]}
      />
    </Panel>
  );
}
