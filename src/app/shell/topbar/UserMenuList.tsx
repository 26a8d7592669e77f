import { Menu } from '@chakra-ui/react/menu';
import { chakra } from '@chakra-ui/react/styled-system';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import type { SessionUser } from '#shared/lib/storageKeys.ts';
import { iconMenu } from '#shared/ui/icon.ts';
import { useAfterMenu } from '#shared/ui/useAfterMenu.ts';

export interface UserMenuListProps {
  user: SessionUser;
  /** The button was pressed, or had the focus, while this was on its way. */
  asked: { open: boolean; focus: boolean };
  onPassword: () => void;
  /** The button that opens it. */
  children: ReactNode;
}

/** My Account, Change Password, Logout (spec §1), around the button that opens them. */
export function UserMenuList({ user, asked, onPassword, children }: UserMenuListProps) {
  const { t } = useTranslation('shell');
  const trigger = useRef<HTMLButtonElement>(null);
  const { choose, onExitComplete } = useAfterMenu();
  useEffect(() => {
    if (asked.focus) trigger.current?.focus();
  }, [asked.focus]);
  return (
    <Menu.Root
      defaultOpen={asked.open}
      positioning={{ placement: 'bottom-end' }}
      navigate={followLink}
      onExitComplete={onExitComplete}
    >
      <Menu.Trigger asChild ref={trigger}>
        {children}
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
              {t('myAccount', { ns: 'menu' })}
            </Link>
          </Menu.Item>
          <Menu.Item value="password" onSelect={() => choose(onPassword)}>
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
  );
}

/** Chosen by key, a link gets a click that bubbles: the router follows it, and the page is not loaded anew. */
function followLink({ node }: { node: HTMLAnchorElement }): void {
  queueMicrotask(() => node.click());
}
