import { IconButton } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX } from '#shared/lib/constants.ts';
import { useShortcuts } from '#shared/lib/useShortcuts.ts';
import { useQueryDraft } from '#shared/lib/useQueryDraft.ts';
import { iconText } from '#shared/ui/icon.ts';

interface SearchBoxProps {
  /** What the address says. */
  value: string;
  /** Called when somebody stops typing or goes elsewhere; without blanks around it. */
  onSearch: (text: string) => void;
  label: string;
  /** The key that comes here. */
  shortcut?: string;
}

/**
 * Searches while somebody types. It keeps its letters to itself, so that none of them paints the list anew, and gives way
 * to the address when that says something else (Back, a saved view).
 */
export function SearchBox({ value, onSearch, label, shortcut = '/' }: SearchBoxProps) {
  const { t } = useTranslation('lists');
  const draft = useQueryDraft(value);
  const { text } = draft;
  const [composing, setComposing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const note = useId();

  const search = (): void => {
    const wanted = draft.get().text.trim();
    if (wanted.length <= SEARCH_MAX && draft.ask(wanted)) onSearch(wanted);
  };
  const later = useEffectEvent(search);
  const isTooLong = text.trim().length > SEARCH_MAX;
  const isDue = text.trim() !== draft.asked && !composing && !isTooLong;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => later(), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isDue, text]);

  useShortcuts([
    {
      keys: shortcut,
      label,
      run: () => {
        box.current?.focus();
        box.current?.select();
      },
    },
  ]);

  const clear = (): void => {
    draft.type('');
    search();
    box.current?.focus();
  };
  return (
    <chakra.div role="search" aria-label={label} css={styles}>
      <Search {...iconText} />
      <Input
        ref={box}
        size="sm"
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? note : undefined}
        aria-keyshortcuts={shortcut}
        placeholder={label}
        value={text}
        onChange={({ currentTarget }) => draft.type(currentTarget.value)}
        // Before what is pressed next, such as a saved view, which is then the newer wish.
        onBlur={search}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') search();
          if (event.key === 'Escape' && text !== '') {
            event.preventDefault();
            clear();
          }
        }}
      />
      {text === '' ? (
        <kbd aria-hidden>{shortcut}</kbd>
      ) : (
        <IconButton size="xs" variant="ghost" aria-label={t('search.clear')} onClick={clear}>
          <X {...iconText} />
        </IconButton>
      )}
      <p role="status" id={note}>
        {isTooLong && t('search.tooLong', { max: SEARCH_MAX })}
      </p>
    </chakra.div>
  );
}

const styles = {
  position: 'relative',
  flex: { base: '1 1 10rem', md: '1 1 14rem' },
  maxW: '24rem',
  minW: 'min(100%, 10rem)',
  '& input': { ps: '8', pe: '8', textOverflow: 'ellipsis' },
  // Ours clears it, in every browser alike.
  '& input::-webkit-search-cancel-button': { display: 'none' },
  '& > svg': {
    position: 'absolute',
    insetInlineStart: '2.5',
    top: '50%',
    translate: '0 -50%',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
  '& > :is(kbd, button)': { position: 'absolute', insetInlineEnd: '0.5', top: '50%', translate: '0 -50%' },
  '& > p': {
    position: 'absolute',
    top: '100%',
    zIndex: '1',
    mt: '1',
    px: '2',
    bg: 'bg.panel',
    color: 'bad',
    fontSize: 'xs',
    rounded: 'l1',
    boxShadow: 'float',
    _empty: { display: 'none' },
  },
  '& > kbd': {
    insetInlineEnd: '2',
    px: '1.5',
    borderWidth: '1px',
    borderColor: 'border',
    rounded: 'l1',
    color: 'fg.muted',
    fontFamily: 'mono',
    fontSize: 'xs',
    pointerEvents: 'none',
    '@media (hover: none)': { display: 'none' },
  },
} as const;
