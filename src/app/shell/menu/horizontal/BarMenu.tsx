import { useEffect, useRef } from 'react';
import type { MenuItem } from '#app/shell/menu/menuModel.ts';
import { TipIf } from '#app/shell/menu/TipIf.tsx';
import { BarFace, type BarFaceProps } from './BarFace.tsx';
import { BarPanel } from './BarPanel.tsx';
import type { OpenMenu } from './useOpenMenu.ts';

interface BarMenuProps extends Omit<BarFaceProps, 'opens'> {
  id: string;
  items: readonly MenuItem[];
  lit: string | null;
  /** Whether the current page is in the list. */
  current: boolean;
  menu: OpenMenu;
  /** Icon only; the word comes as a tooltip. */
  condensed: boolean;
}

/** An area of the bar, or "More": a button, and below it the list it opens. */
export function BarMenu({ id, items, lit, current, menu, condensed, ...face }: BarMenuProps) {
  const panelId = `bar-${id}`;
  const isOpen = menu.openId === id;
  const item = useRef<HTMLLIElement>(null);
  const { close } = menu;
  useEffect(() => {
    const li = item.current;
    const left = ({ relatedTarget }: FocusEvent): void => {
      // A press on the page says so itself; a click here takes the focus to nowhere in some browsers.
      if (relatedTarget instanceof Node && !li?.contains(relatedTarget)) close(id);
    };
    li?.addEventListener('focusout', left);
    return () => li?.removeEventListener('focusout', left);
  }, [close, id]);
  return (
    <li ref={item}>
      <TipIf when={condensed} label={face.label} placement="bottom" off={isOpen}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panelId}
          {...(current ? { 'aria-current': true, 'data-current': '' } : {})}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && menu.hover(id)}
          onClick={() => menu.press(id)}
        >
          <BarFace {...face} opens />
        </button>
      </TipIf>
      {isOpen && (
        <BarPanel id={panelId} items={items} lit={lit} focus={menu.focus} onChoose={() => menu.leave(id)} />
      )}
    </li>
  );
}
