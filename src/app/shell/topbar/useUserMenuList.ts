import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#shared/lib/loadChunk.ts';
import { whenIdle } from '#shared/lib/whenIdle.ts';
import { notify } from '#shared/ui/notify.ts';
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

/** The account menu: nothing the first paint waits for. A press before it is there opens it when it comes. */
export function useUserMenuList(): UserMenuPart {
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
        // Ahead of its use a failure is nobody's news; a press tries again.
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
