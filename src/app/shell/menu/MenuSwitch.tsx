import { chakra } from '@chakra-ui/react/styled-system';
import List from 'lucide-react/icons/list';
import ListTree from 'lucide-react/icons/list-tree';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { iconText } from '#shared/ui/icon.ts';
import { menuChoice } from './menuChoice.ts';
import { ConditionalTip } from './ConditionalTip.tsx';

interface MenuSwitchProps {
  /** The list on screen. */
  list: 'main' | 'alternate';
  /** One below the other, icons only; the words come as tooltips. */
  condensed?: boolean;
}

const lists = [
  { list: 'main', textKey: 'menu.main', Icon: ListTree },
  { list: 'alternate', textKey: 'menu.alternate', Icon: List },
] as const;

/** D23: main menu or alternate sidebar. To be shown only where `useMenuChoice` offers both. */
export function MenuSwitch({ list: shown, condensed = false }: MenuSwitchProps) {
  const { t } = useTranslation('shell');
  const name = useId();
  return (
    <chakra.div role="radiogroup" aria-label={t('menu.lists')} css={condensed ? column : row}>
      {lists.map(({ list, textKey, Icon }) => (
        <ConditionalTip key={list} when={condensed} label={t(textKey)}>
          <label>
            <chakra.input
              type="radio"
              name={name}
              checked={list === shown}
              onChange={() => menuChoice.choose(list)}
              css={whole}
            />
            <Icon {...iconText} />
            <chakra.span srOnly={condensed}>{t(textKey)}</chakra.span>
          </label>
        </ConditionalTip>
      ))}
    </chakra.div>
  );
}

/** The button of the browser, unseen over the whole label, so that it is what is pressed. */
const whole = {
  position: 'absolute',
  inset: 0,
  w: 'full',
  h: 'full',
  m: 0,
  opacity: 0,
  cursor: 'inherit',
} as const;

const group = {
  display: 'grid',
  gap: '0.5',
  p: '0.5',
  rounded: 'l2',
  bg: 'var(--bar-hover)',
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minW: 0,
    rounded: 'l2',
    fontSize: 'sm',
    lineHeight: '1.2',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    color: 'fg.muted',
    cursor: 'pointer',
    transitionProperty: 'color',
    transitionDuration: 'fast',
    _hover: { color: 'fg' },
  },
  '& svg': { flexShrink: 0 },
  '& label:has(:checked)': { bg: 'var(--bar-bg)', color: 'fg', fontWeight: 'medium' },
  // Drawn as a border, which stays in forced colours.
  '& label:has(:checked)::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: '1px solid {colors.border.strong}',
    borderRadius: 'inherit',
  },
  '& label:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '-2px' },
} as const;

const row = {
  ...group,
  gridTemplateColumns: '1fr 1fr',
  '& label': { ...group['& label'], px: '1', minH: '8' },
  'html[data-sidebar-size=md] &': { '& svg': { display: 'none' }, '& label': { px: '0.5', fontSize: 'xs' } },
  // The sidebar that widens when pointed at shows which list it has, and both to choose from when it is wide.
  '[data-narrow] &': {
    gridTemplateColumns: '1fr',
    '& label:not(:has(:checked)), & label > span': { srOnly: true },
  },
} as const;

// A12: 44 px targets where there is no word beside the icon.
const column = { ...group, '& label': { ...group['& label'], minH: '11' } };
