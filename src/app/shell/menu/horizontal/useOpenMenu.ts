import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { getIndexAfterKey } from '#app/shell/menu/menuKeys.ts';

type Focus = 'first' | 'last' | null;

interface Open {
  id: string;
  /** The address it is open at: a list does not outlive a change of the page. */
  at: string;
  focus: Focus;
  hovered: boolean;
}

export interface OpenMenu {
  /** The list that is open. */
  openId: string | null;
  /** The entry of it that takes the focus. */
  focus: Focus;
  /** The button is pressed: its list opens or closes. One that the pointer has just opened stays. */
  press: (id: string) => void;
  close: (id: string) => void;
  /** The pointer is over an entry: with a list open, the one below it opens instead. */
  hover: (id: string) => void;
  /** Closes the list, with the focus back on its button. */
  leave: (id: string) => void;
}

/** Which list of the bar is open, at one address, and what the keys do (A07). At most one is. */
export function useOpenMenu(bar: RefObject<HTMLUListElement | null>) {
  const { pathname } = useLocation();
  const [state, setState] = useState<Open | null>(null);
  const openId = state?.at === pathname ? state.id : null;

  useEffect(() => {
    if (openId === null) return;
    const onPress = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && bar.current?.contains(target))) setState(null);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [openId, bar]);

  const open = (id: string, more: Partial<Open> = {}): void =>
    setState({ id, at: pathname, focus: null, hovered: false, ...more });
  const close = (id: string): void => setState((last) => (last?.id === id ? null : last));
  const menu: OpenMenu = {
    openId,
    focus: state?.focus ?? null,
    press: (id) => (openId === id && state?.hovered === false ? close(id) : open(id)),
    close,
    hover: (id) => openId !== null && openId !== id && open(id, { hovered: true }),
    leave: (id) => {
      bar.current?.querySelector<HTMLElement>(`[aria-controls="bar-${id}"]`)?.focus();
      close(id);
    },
  };

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement)) return;
    if (key === 'Escape' && openId !== null) {
      menu.leave(openId);
      return;
    }
    const tops = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')];
    const links = [...(target.closest('[data-panel]')?.querySelectorAll<HTMLElement>('a') ?? [])];
    const below = getIndexAfterKey(key, 'column', links.indexOf(target), links.length);
    const beside = getIndexAfterKey(key, 'row', tops.indexOf(findBarEntry(target, tops)), tops.length);
    const id = target.getAttribute('aria-controls')?.slice('bar-'.length);
    if (below !== null) links[below]?.focus();
    else if (beside !== null) tops[beside]?.focus();
    else if (id !== undefined && (key === 'ArrowDown' || key === 'ArrowUp'))
      open(id, { focus: key === 'ArrowDown' ? 'first' : 'last' });
    else return;
    event.preventDefault();
  };

  return { menu, onKeyDown };
}

/** The entry of the bar that something in it belongs to. */
function findBarEntry(inside: HTMLElement, tops: readonly HTMLElement[]): HTMLElement {
  return tops.find((top) => top.parentElement?.contains(inside)) ?? inside;
}
