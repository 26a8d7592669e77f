import { Menu } from '@chakra-ui/react/menu';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import ChevronDown from 'lucide-react/icons/chevron-down';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/useSession.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { iconMenu, iconText } from '#shared/ui/icon.ts';
import { UserAvatar } from '#shared/ui/UserAvatar.tsx';
import { usePasswordModal } from './usePasswordModal.ts';

/** Initials or photo, full name and role; My Account, Change Password, Logout (spec §1). */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const user = useSession((state) => state.user);
  const password = usePasswordModal();

  if (!user) {
    return (
      <chakra.div role="status" aria-label={t('user.loading')} px="2">
        <Skeleton boxSize="8" rounded="full" />
      </chakra.div>
    );
  }
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }} navigate={followLink}>
        <Menu.Trigger css={trigger}>
          <UserAvatar {...user} image={user.userHeader} />
          <VisuallyHidden>{t('user.account')}</VisuallyHidden>
          <chakra.span css={words}>
            <bdi>{user.userName}</bdi>
            <span>{user.userRoleName}</span>
          </chakra.span>
          <chakra.span display={{ base: 'none', md: 'inline' }} color="fg.muted">
            <ChevronDown {...iconText} />
          </chakra.span>
        </Menu.Trigger>
        {/* Inside the top bar, so that it belongs to a landmark. */}
        <Menu.Positioner>
          <Menu.Content>
            <chakra.div px="2.5" pt="1.5" pb="2" overflowWrap="anywhere">
              <chakra.div fontWeight="semibold">
                <bdi>{user.userName}</bdi>
              </chakra.div>
              <chakra.div fontSize="xs" color="fg.muted">
                {[user.userRoleName, user.email].filter(Boolean).join(' · ')}
              </chakra.div>
            </chakra.div>
            <Menu.Separator />
            <Menu.Item value="account" asChild>
              <Link to={paths.myAccount}>
                <UserRound {...iconMenu} />
                {t('user.myAccount')}
              </Link>
            </Menu.Item>
            <Menu.Item value="password" onSelect={password.show}>
              <KeyRound {...iconMenu} />
              {t('user.changePassword')}
            </Menu.Item>
            <Menu.Separator />
            <Menu.Item value="logout" asChild>
              <Link to={paths.logout}>
                <LogOut {...iconMenu} />
                {t('user.logout')}
              </Link>
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {password.modal}
    </>
  );
}

/** Chosen by key, a link gets a click that bubbles: the router follows it, and the page is not loaded anew. */
function followLink({ node }: { node: HTMLAnchorElement }): void {
  queueMicrotask(() => node.click());
}

const trigger = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  minH: '11',
  ps: '1.5',
  pe: { base: '1.5', md: '2' },
  rounded: 'l2',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'var(--bar-hover)' },
  _expanded: { bg: 'var(--bar-hover)' },
} as const;

/** Below 767 px the words are for screen readers only; the menu shows them. */
const words = {
  display: 'grid',
  maxW: '12rem',
  lineHeight: '1.25',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > bdi': { fontSize: 'sm', fontWeight: 'medium', color: 'fg' },
  '& > span': { fontSize: 'xs', color: 'fg.muted' },
  mdDown: { srOnly: true },
} as const;
