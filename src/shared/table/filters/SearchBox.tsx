import { IconButton } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { SEARCH_DEBOUNCE_MS } from '#shared/lib/constants.ts';
import { useShortcuts } from '#shared/lib/useShortcuts.ts';
import { iconText } from '#shared/ui/icon.ts';
import { asked, heard, isDue, searchOf, wanted } from './searchRules.ts';

interface SearchBoxProps {
  /** What the address says. */
  value: string;
  /** Called when somebody stops typing; without blanks around it. */
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
  const [state, setState] = useState(() => searchOf(value));
  const [composing, setComposing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const tell = useRef(onSearch);
  if (value !== state.seen) setState((now) => heard(now, value));

  const search = (): void => {
    if (!isDue(state)) return;
    const text = wanted(state);
    // A letter may come before this is rendered: each of the two keeps what the other did.
    setState((now) => asked(now, text));
    tell.current(text);
  };
  const later = useRef(search);
  useEffect(() => {
    tell.current = onSearch;
    later.current = search;
  });
  const due = isDue(state) && !composing;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => later.current(), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [due, state.text]);

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
    const due = isDue({ ...state, text: '' });
    setState((now) => (due ? asked({ ...now, text: '' }, '') : { ...now, text: '' }));
    if (due) onSearch('');
    box.current?.focus();
  };
  return (
    <chakra.div role="search" css={styles}>
      <Search {...iconText} />
      <Input
        ref={box}
        size="sm"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={label}
        value={state.text}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value;
          setState((now) => ({ ...now, text }));
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') search();
          if (event.key === 'Escape' && state.text !== '') {
            event.preventDefault();
            clear();
          }
        }}
      />
      {state.text === '' ? (
        <kbd aria-hidden>{shortcut}</kbd>
      ) : (
        <IconButton size="xs" variant="ghost" aria-label={t('search.clear')} onClick={clear}>
          <X {...iconText} />
        </IconButton>
      )}
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
