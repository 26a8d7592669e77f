import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLayout } from '#app/shell/layout/useLayout.ts';
import { findCurrentPath } from '#app/shell/menu/currentScreen.ts';
import { containsPath } from '#app/shell/menu/flattenSingleChild.ts';
import { getMenuIcon } from '#app/shell/menu/menuIcon.ts';
import type { MenuItem } from '#app/shell/menu/menuModel.ts';
import { ConditionalTip } from '#app/shell/menu/ConditionalTip.tsx';
import { Link } from '#shared/lib/Link.tsx';
import { iconMenu, iconText } from '#shared/ui/icon.ts';
import { list, measures, place } from './barListStyles.ts';
import { BarPanel } from './BarPanel.tsx';
import { useFittingCount } from './useFittingCount.ts';
import { useOpenMenu, type OpenMenu } from './useOpenMenu.ts';

/** The entries beside each other, areas as lists to open; those that do not fit stand in "More". */
export function MenuBar({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation(['shell', 'menu']);
  const currentPath = findCurrentPath(useLocation().pathname);
  const condensed = useLayout().sidebarSize === 'sm';
  const bar = useRef<HTMLUListElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLUListElement>(null);
  const shown = useFittingCount(items.length, room, ruler);
  const { menu, onKeyDown } = useOpenMenu(bar);

  const common = { currentPath, menu, condensed };
  const over = items.slice(shown);
  const more = { label: t('menu.more'), Icon: Ellipsis };
  const faces = items.map((item) => ({
    item,
    current: containsPath(item, currentPath),
    face: { label: t(item.titleKey, { ns: 'menu' }), Icon: getMenuIcon(item) },
  }));
  return (
    <chakra.div ref={room} css={place}>
      <chakra.ul ref={bar} css={list} onKeyDown={onKeyDown}>
        {faces.slice(0, shown).map(({ item, current, face }) =>
          item.path === null ? (
            <BarMenu
              key={item.id}
              id={item.id}
              items={item.children ?? []}
              current={current}
              {...face}
              {...common}
            />
          ) : (
            <li key={item.id}>
              <ConditionalTip when={condensed} label={face.label} placement="bottom">
                <Link to={item.path} {...(current ? { 'aria-current': 'page', 'data-current': '' } : {})}>
                  <BarFace {...face} opens={false} />
                </Link>
              </ConditionalTip>
            </li>
          ),
        )}
        {over.length > 0 && (
          <BarMenu
            id="more"
            items={over}
            current={over.some((item) => containsPath(item, currentPath))}
            {...more}
            {...common}
          />
        )}
      </chakra.ul>
      <chakra.ul ref={ruler} css={measures} aria-hidden>
        {faces.map(({ item, current, face }) => (
          <li key={item.id}>
            <span {...(current ? { 'data-current': '' } : {})}>
              <BarFace {...face} opens={item.path === null} />
            </span>
          </li>
        ))}
        <li>
          <span data-current="">
            <BarFace {...more} opens />
          </span>
        </li>
      </chakra.ul>
    </chakra.div>
  );
}

interface BarMenuProps extends Omit<BarFaceProps, 'opens'> {
  id: string;
  items: readonly MenuItem[];
  currentPath: string | null;
  /** Whether the current page is in the list. */
  current: boolean;
  menu: OpenMenu;
  /** Icon only; the word comes as a tooltip. */
  condensed: boolean;
}

/** An area of the bar, or "More": a button, and below it the list it opens. */
function BarMenu({ id, items, currentPath, current, menu, condensed, ...face }: BarMenuProps) {
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
      <ConditionalTip when={condensed} label={face.label} placement="bottom" off={isOpen}>
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
      </ConditionalTip>
      {isOpen && (
        <BarPanel
          id={panelId}
          items={items}
          currentPath={currentPath}
          focus={menu.focus}
          onChoose={() => menu.leave(id)}
        />
      )}
    </li>
  );
}

interface BarFaceProps {
  label: string;
  Icon: LucideIcon | null;
  /** Whether it opens a list. */
  opens: boolean;
}

/** What an entry of the bar looks like inside: link, button, or measured only. */
function BarFace({ label, Icon, opens }: BarFaceProps) {
  return (
    <>
      {Icon && <Icon {...iconMenu} />}
      <span>{label}</span>
      {opens && <ChevronDown {...iconText} />}
    </>
  );
}
