import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { iconMenu, iconText } from '#shared/ui/icon.ts';
import type { Command, CommandGroup } from './commands.ts';

interface CommandListProps {
  id: string;
  groups: readonly { group: CommandGroup; items: readonly Command[] }[];
  active: Command | undefined;
  optionId: (command: Command) => string;
  onPoint: (command: Command) => void;
  onChoose: (command: Command) => void;
}

/** The results by group: plain elements styled by the root, because there may be many. */
export function CommandList({ id, groups, active, optionId, onPoint, onChoose }: CommandListProps) {
  const { t } = useTranslation('palette');
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <chakra.div
      id={id}
      role="listbox"
      aria-label={t('list')}
      css={styles}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ group, items }) => (
        <div key={group} role="group" aria-labelledby={`${id}${group}`}>
          <div id={`${id}${group}`} role="presentation">
            {t(`group.${group}`)}
          </div>
          {items.map((command) => (
            <CommandOption
              key={command.id}
              id={optionId(command)}
              command={command}
              active={command === active}
              onPoint={() => onPoint(command)}
              onChoose={() => onChoose(command)}
            />
          ))}
        </div>
      ))}
    </chakra.div>
  );
}

const styles = {
  maxH: 'min(26rem, 58dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '2rem',
  px: '2',
  pb: '2',
  _empty: { display: 'none' },
  '& [role=presentation]': {
    px: '2.5',
    pt: '3',
    pb: '1.5',
    fontSize: '0.6875rem',
    fontWeight: 'semibold',
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
    color: 'fg.subtle',
  },
  '& [role=option]': {
    display: 'flex',
    w: '100%',
    textAlign: 'start',
    alignItems: 'center',
    gap: '3',
    position: 'relative',
    minH: '9',
    px: '2.5',
    py: '1.5',
    rounded: 'l2',
    cursor: 'pointer',
    lineHeight: '1.3',
    '& svg': { flexShrink: 0, color: 'fg.muted' },
    '& > bdi': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
    '& > small': {
      maxW: '45%',
      fontSize: 'xs',
      color: 'fg.muted',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  '& [aria-selected=true]': {
    bg: 'accent.subtle',
    '& svg': { color: 'accent' },
    // Drawn as a border, which stays in forced colours.
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      insetBlock: '2',
      borderInlineStart: '3px solid {colors.accent}',
      borderRadius: 'l1',
    },
  },
} as const;

interface CommandOptionProps {
  id: string;
  command: Command;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One result. What holds already bears a tick, and says so. */
function CommandOption({ id, command, active, onPoint, onChoose }: CommandOptionProps) {
  const { t } = useTranslation('palette');
  const { icon: Icon, label, lang, hint, current } = command;
  return (
    // By the pointer that moves, not by the list that scrolls under it.
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      {Icon && <Icon {...iconMenu} />}
      <bdi lang={lang}>{label}</bdi>
      {hint !== undefined && <small>{hint}</small>}
      {current && (
        <>
          <VisuallyHidden>{t('current')}</VisuallyHidden>
          <Check {...iconText} />
        </>
      )}
    </button>
  );
}
