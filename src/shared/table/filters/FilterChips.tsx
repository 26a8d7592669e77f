import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { iconText } from '#shared/ui/icon.ts';

/** One filter that is on, in words: `Supplier: North & Co`. */
export interface FilterChip {
  id: string;
  label: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onClear: () => void;
}

/** The filters that are on, each with the way to take it back, and the way to take all back. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  const { t } = useTranslation('lists');
  const list = useRef<HTMLDivElement>(null);
  if (chips.length === 0) return null;

  // A button that goes would leave the focus to nobody.
  const keepFocus = (at: number | null): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = at === null || chips.length === 1 ? undefined : (buttons[at + 1] ?? buttons[at - 1]);
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  };
  return (
    <chakra.div ref={list} css={styles}>
      <ul aria-label={t('chips.label')}>
        {chips.map((chip, at) => (
          <li key={chip.id}>
            <button
              type="button"
              aria-label={t('chips.remove', { filter: chip.label })}
              onClick={() => {
                keepFocus(at);
                chip.onRemove();
              }}
            >
              <span>{chip.label}</span>
              <X {...iconText} />
            </button>
          </li>
        ))}
      </ul>
      <Button
        size="xs"
        variant="plain"
        onClick={() => {
          keepFocus(null);
          onClear();
        }}
      >
        {t('chips.clear')}
      </Button>
    </chakra.div>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1.5',
  '& ul': { display: 'contents' },
  '& li': { display: 'contents' },
  '& li button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '7',
    maxW: '100%',
    ps: '2.5',
    pe: '1.5',
    rounded: 'full',
    bg: 'accent.subtle',
    color: 'fg',
    fontSize: 'sm',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '& svg': { flexShrink: 0, color: 'fg.muted' },
    _hover: { '& svg': { color: 'fg' } },
  },
} as const;
