import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#api/generated/types.gen.ts';
import { MenuButton } from '#shared/table/MenuButton.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { useMemberActions } from './useMemberActions.ts';

const DeleteMemberDialog = lazyPart(
  'delete-member',
  async () => (await import('./DeleteMemberDialog.tsx')).DeleteMemberDialog,
);

interface MemberActionsProps {
  member: TeamMember;
  /** The invitation was revoked: there is no such member any more. */
  onGone: () => void;
}

/** What can be done with a member. */
export function MemberActions({ member, onGone }: MemberActionsProps) {
  const { t } = useTranslation('team');
  const [isDeleting, setIsDeleting] = useState(false);
  const actions = useMemberActions(member, { onGone, onDelete: () => setIsDeleting(true) });
  return (
    <>
      <MenuButton label={t('actions')} actions={actions}>
        <Ellipsis {...iconText} />
      </MenuButton>
      {isDeleting && (
        <Suspense>
          <DeleteMemberDialog member={member} onClose={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </>
  );
}
