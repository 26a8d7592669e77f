import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import MonitorCheck from 'lucide-react/icons/monitor-check';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import { HomeDialogs } from './HomeDialogs.tsx';
import { HomeTiles } from './HomeTiles.tsx';
import './homeWorkTexts.ts';
import { LinkList } from './LinkList.tsx';
import { OwnJobs } from './OwnJobs.tsx';
import { RecentWork } from './RecentWork.tsx';
import { workList } from './workList.ts';
import { WorkPanel } from './WorkPanel.tsx';

/** What needs one, as tiles; below, what one is working on: what is not saved, jobs, drafts, records; and the account. */
export function HomeWork() {
  const can = useCan();
  return (
    <>
      <HomeTiles />
      <Stack gap="4" minW="0">
        <UnsavedForms />
        <OwnJobs />
        {can(permissions.priceSlabs) && <LadderDrafts />}
        <RecentWork />
        <AccountLinks />
      </Stack>
      <HomeDialogs />
    </>
  );
}

/** What one typed and has not saved, as links to where it is offered again; nothing while there is none. */
function UnsavedForms() {
  const { t } = useTranslation('homeWork');
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
  const { t } = useTranslation('homeWork');
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

/** The person's own account, which needs no permission. */
function AccountLinks() {
  const { t } = useTranslation(['homeWork', 'menu']);
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
