import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getMenuIcon } from '#app/shell/menu/menuIcon.ts';
import type { MenuItem } from '#app/shell/menu/menuModel.ts';
import { Link } from '#shared/lib/Link.tsx';
import { iconMenu } from '#shared/ui/icon.ts';

interface BarPanelProps {
  id: string;
  /** Entries, and areas with theirs. */
  items: readonly MenuItem[];
  currentPath: string | null;
  /** The entry that takes the focus when the list opens. */
  focus: 'first' | 'last' | null;
  onChoose: () => void;
}

/** The list below an entry of the bar. */
export function BarPanel({ id, items, currentPath, focus, onChoose }: BarPanelProps) {
  const { t } = useTranslation('menu');
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { right = 0 } = panel.current?.getBoundingClientRect() ?? {};
    // Near the end of the bar it grows to the other side.
    if (right > document.documentElement.clientWidth) panel.current?.setAttribute('data-end', '');
  }, []);
  useEffect(() => {
    const links = [...(panel.current?.querySelectorAll('a') ?? [])];
    if (focus !== null) links.at(focus === 'first' ? 0 : -1)?.focus();
  }, [focus]);

  const entry = (item: MenuItem) => {
    const Icon = getMenuIcon(item);
    return (
      <li key={item.id}>
        <Link
          to={item.path ?? ''}
          {...(item.path === currentPath ? { 'aria-current': 'page' } : {})}
          onClick={onChoose}
        >
          {Icon && <Icon {...iconMenu} />}
          {t(item.titleKey)}
        </Link>
      </li>
    );
  };
  return (
    <chakra.div ref={panel} id={id} data-panel="" css={styles}>
      <ul>
        {items.map((item) =>
          item.children?.length ? (
            <li key={item.id}>
              <p id={`${id}-${item.id}`}>{t(item.titleKey)}</p>
              <ul aria-labelledby={`${id}-${item.id}`}>{item.children.map(entry)}</ul>
            </li>
          ) : (
            entry(item)
          ),
        )}
      </ul>
    </chakra.div>
  );
}

const styles = {
  position: 'absolute',
  top: 'calc(100% + {spacing.1})',
  insetInlineStart: 0,
  w: 'max-content',
  minW: '14rem',
  maxW: 'min(20rem, 90vw)',
  maxH: 'calc(100dvh - var(--page-top) - {spacing.4})',
  overflowY: 'auto',
  p: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  rounded: 'l3',
  boxShadow: 'float',
  animationName: 'fade-in',
  animationDuration: 'fast',
  '&[data-end]': { insetInlineStart: 'auto', insetInlineEnd: 0 },
  '& p': { px: '2.5', pt: '2.5', pb: '1', fontSize: 'xs', fontWeight: 'medium', color: 'fg.subtle' },
  '& li:first-of-type > p': { pt: '1.5' },
  '& li + li > p': { mt: '1', borderTopWidth: '1px', borderColor: 'border' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    position: 'relative',
    minH: '9',
    px: '2.5',
    py: '1.5',
    rounded: 'l2',
    color: 'fg.muted',
    lineHeight: '1.3',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  '& svg': { flexShrink: 0 },
  '& a[aria-current]': {
    bg: 'accent.subtle',
    color: 'fg',
    fontWeight: 'medium',
    '& svg': { color: 'accent' },
  },
  // The accent bar; drawn as a border, which stays in forced colours.
  '& a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '2',
    insetInlineStart: '0',
    borderInlineStart: '3px solid {colors.accent}',
    borderRadius: 'l1',
  },
} as const;
