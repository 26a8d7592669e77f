import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import UserX from 'lucide-react/icons/user-x';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#api/generated/types.gen.ts';
import { RecordHistory } from '#entities/activity/RecordHistory.tsx';
import { RecordDrawer } from '#resource/RecordDrawer.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { StateTag } from '#shared/ui/StateTag.tsx';
import { MemberActions } from './MemberActions.tsx';
import { MemberForm } from './MemberForm.tsx';
import { MemberPermissions } from './MemberPermissions.tsx';
import { MemberSignIns } from './MemberSignIns.tsx';
import { shownStatus, statusTones } from './memberStatus.ts';
import { memberOptions } from './teamQueries.ts';
import { memberTabs, type MemberTab } from './memberTabs.ts';

interface MemberDrawerProps {
  memberId: string;
  tab: MemberTab;
  onTab: (tab: MemberTab) => void;
  onClose: () => void;
}

const panels = {
  profile: MemberForm,
  access: MemberPermissions,
  signIns: MemberSignIns,
  history: MemberHistory,
} as const satisfies Record<MemberTab, unknown>;

/** One member beside the list: who it is, what the member may do, where the member is signed in, and what became of it. */
export function MemberDrawer({ memberId, tab, onTab, onClose }: MemberDrawerProps) {
  const { t } = useTranslation('team');
  const query = useQuery(memberOptions(memberId));
  const { data: member, dataUpdatedAt } = query;
  const Panel = panels[tab];
  return (
    <RecordDrawer
      query={query}
      icon={UserX}
      onClose={onClose}
      title={member?.name ?? t('member')}
      meta={member && <MemberMeta member={member} now={dataUpdatedAt} />}
      actions={member && <MemberActions member={member} onGone={onClose} />}
      tabs={memberTabs}
      tab={tab}
      onTab={onTab}
      text={(key) => t(key)}
    >
      {(known) => (
        <>
          <MemberNote member={known} now={dataUpdatedAt} />
          <Panel member={known} />
        </>
      )}
    </RecordDrawer>
  );
}

function MemberHistory({ member }: { member: TeamMember }) {
  return <RecordHistory type="member" id={member.id} createdAt={member.createdAt} />;
}

function MemberMeta({ member, now }: { member: TeamMember; now: number }) {
  const { t } = useTranslation(['team', 'records']);
  const status = shownStatus(member, now);
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="3">
      <span>{member.email}</span>
      <StateTag tone={statusTones[status]}>{t(`status.${status}`, { ns: 'records' })}</StateTag>
    </chakra.div>
  );
}

/** What one should know before anything is changed: until when the invitation works, or since when the account is deleted. */
function MemberNote({ member, now }: { member: TeamMember; now: number }) {
  const { t } = useTranslation('team');
  const format = useFormat();
  const { archivedAt, invitationExpiresAt } = member;
  const date = archivedAt ?? invitationExpiresAt;
  const status = shownStatus(member, now);
  if (date === null || (status !== 'deleted' && status !== 'invited' && status !== 'expired')) return null;
  return (
    <chakra.div mb="4">
      <Banner tone={status === 'invited' ? 'info' : 'caution'}>
        {t(`note.${status}`, { date: format.dateTime(date) })}
      </Banner>
    </chakra.div>
  );
}
