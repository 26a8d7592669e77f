import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/useSession.ts';
import { loadChunk } from '#shared/lib/loadChunk.ts';
import { whenIdle } from '#shared/lib/whenIdle.ts';
import { iconText } from '#shared/ui/icon.ts';
import { notify } from '#shared/ui/notify.ts';
import { UserAvatar } from '#shared/ui/UserAvatar.tsx';
import { usePasswordModal } from './usePasswordModal.ts';
import type { UserMenuListProps } from './UserMenuList.tsx';

const fetchList = () => import('./UserMenuList.tsx');

interface UserMenuPart {
  List: ComponentType<UserMenuListProps> | null;
  /** What was done to the button while the menu was on its way. */
  asked: UserMenuListProps['asked'];
  ask: () => void;
  /** The press has begun: its end may meet the button that the menu brings. */
  press: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

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

/** The account menu: nothing the first paint waits for. A press before it is there opens it when it comes. */
function useUserMenuList(): UserMenuPart {
  const { t } = useTranslation('common');
  const button = useRef<HTMLButtonElement>(null);
  const wanted = useRef(false);
  const [part, setPart] = useState<Pick<UserMenuPart, 'List' | 'asked'>>({
    List: null,
    asked: { open: false, focus: false },
  });
  // Fetched ahead or asked for: whichever comes first opens the menu that somebody wants.
  const show = ({ UserMenuList }: Awaited<ReturnType<typeof fetchList>>): void => {
    const open = wanted.current;
    // The button is made anew inside the menu; whoever was at it stays at it.
    const focus = button.current !== null && button.current === document.activeElement;
    // At once: a press that began between this and the paint would be the old button's, and lost with it.
    flushSync(() =>
      setPart((before) => (before.List ? before : { List: UserMenuList, asked: { open, focus } })),
    );
  };
  useEffect(
    () =>
      whenIdle(() => {
        // A failed preload is not shown; a press tries again.
        fetchList().then(show, () => undefined);
      }),
    [],
  );
  const press = (): void => {
    wanted.current = true;
  };
  const ask = (): void => {
    press();
    loadChunk('user-menu', fetchList).then(show, () => notify({ type: 'error', title: t('error.title') }));
  };
  return { ...part, ask, press, button };
}
