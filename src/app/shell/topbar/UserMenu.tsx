import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/useSession.ts';
import { iconText } from '#shared/ui/icon.ts';
import { UserAvatar } from '#shared/ui/UserAvatar.tsx';
import { usePasswordModal } from './usePasswordModal.ts';
import { useUserMenuList } from './useUserMenuList.ts';

/** Initials or photo, full name and role; the menu is fetched when the page is usable, or when it is asked for. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const user = useSession((state) => state.user);
  const password = usePasswordModal();
  const { List, asked, ask, press, button } = useUserMenuList();

  if (!user) {
    return (
      <chakra.div role="status" aria-label={t('user.loading')} px="2">
        <Skeleton boxSize="8" rounded="full" />
      </chakra.div>
    );
  }
  const words = (
    <>
      <UserAvatar {...user} image={user.userHeader} />
      <VisuallyHidden>{t('user.account')}</VisuallyHidden>
      <chakra.span css={nameAndRole}>
        <bdi>{user.userName}</bdi>
        <span>{user.userRoleName}</span>
      </chakra.span>
      <chakra.span display={{ base: 'none', md: 'inline' }} color="fg.muted">
        <ChevronDown {...iconText} />
      </chakra.span>
    </>
  );
  return (
    <>
      {List ? (
        <List user={user} asked={asked} onPassword={password.show}>
          <chakra.button css={trigger}>{words}</chakra.button>
        </List>
      ) : (
        <chakra.button
          ref={button}
          type="button"
          aria-haspopup="menu"
          aria-expanded={false}
          css={trigger}
          onPointerDown={press}
          onClick={ask}
        >
          {words}
        </chakra.button>
      )}
      {password.modal}
    </>
  );
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
const nameAndRole = {
  display: 'grid',
  maxW: '12rem',
  lineHeight: '1.25',
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > bdi': { fontSize: 'sm', fontWeight: 'medium', color: 'fg' },
  '& > span': { fontSize: 'xs', color: 'fg.muted' },
  mdDown: { srOnly: true },
} as const;
