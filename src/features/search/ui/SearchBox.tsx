import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { memo, useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '#features/search/model/suggestions.ts';
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX } from '#shared/lib/constants.ts';
import { useShortcuts } from '#shared/lib/useShortcuts.ts';
import { useQueryDraft } from '#shared/lib/useQueryDraft.ts';
import { iconMenu, iconText } from '#shared/ui/icon.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { searchBoxStyles } from './searchBoxStyles.ts';

const sign = <Search {...iconMenu} />;
const clearSign = <X {...iconText} />;

interface SearchBoxProps {
  /** What was asked for last, here or by somebody else. */
  value: string;
  /** Called 200 ms after the last letter, and at once by Enter or on the way out; without blanks around it. */
  onSearch: (text: string) => void;
  /** What fits what is typed: recent and saved searches. */
  suggestionsFor: (input: string) => readonly Suggestion[];
  onOffer: (offer: Suggestion) => void;
  /** Down, where there is nothing to choose: to the first hit. */
  onLeave: () => void;
}

/**
 * The search box: it searches while somebody types and keeps its letters to itself, and offers recent and saved searches
 * (combobox and listbox; the focus stays in the field).
 */
export const SearchBox = memo(function SearchBox({
  value,
  onSearch,
  suggestionsFor,
  onOffer,
  onLeave,
}: SearchBoxProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const draft = useQueryDraft(value);
  const { text } = draft;
  const [composing, setComposing] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);

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
      keys: '/',
      label: t('box'),
      run: () => {
        box.current?.focus();
        box.current?.select();
      },
    },
  ]);

  const offers = isOpen ? suggestionsFor(text) : [];
  const at = offers.findIndex((offer) => offer.id === active);
  const take = (offer: Suggestion): void => {
    setIsOpen(false);
    setActive(null);
    // It takes the place of what is typed and not asked for yet.
    draft.apply(offer.kind === 'recent' ? offer.text : draft.get().asked);
    onOffer(offer);
  };
  const clear = (): void => {
    draft.type('');
    search();
    box.current?.focus();
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => {
      if (!isOpen && suggestionsFor(text).length > 0 && text === '') setIsOpen(true);
      else if (offers.length === 0) onLeave();
      else setActive(offers[(at + 1) % offers.length]?.id ?? null);
    },
    ArrowUp: () => setActive(offers.at(at <= 0 ? -1 : at - 1)?.id ?? null),
    Enter: () => {
      const offer = offers[at];
      if (offer) take(offer);
      else {
        setIsOpen(false);
        search();
      }
    },
    Escape: () => {
      if (offers.length > 0) setIsOpen(false);
      else if (text !== '') clear();
    },
  };
  const press = (event: KeyboardEvent): void => {
    const key = keys[event.key];
    if (!key || event.nativeEvent.isComposing) return;
    event.preventDefault();
    key();
  };

  return (
    <chakra.div role="search" css={searchBoxStyles}>
      {sign}
      <Input
        ref={box}
        size="lg"
        role="combobox"
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isTooLong || undefined}
        aria-label={t('box')}
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={offers.length > 0}
        aria-controls={`${id}offers`}
        aria-describedby={`${id}hint ${id}note`}
        {...(at >= 0 ? { 'aria-activedescendant': `${id}${at}` } : {})}
        placeholder={t('box')}
        value={text}
        onChange={({ currentTarget }) => {
          draft.type(currentTarget.value);
          setIsOpen(true);
          setActive(null);
        }}
        onClick={() => setIsOpen(true)}
        onBlur={() => {
          search();
          setIsOpen(false);
          setActive(null);
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={press}
      />
      <span id={`${id}hint`} hidden>
        {t('box.hint')}
      </span>
      {text === '' ? (
        <kbd aria-hidden>/</kbd>
      ) : (
        <button type="button" aria-label={t('box.clear')} onClick={clear}>
          {clearSign}
        </button>
      )}
      <p role="status" id={`${id}note`}>
        {isTooLong && t('search.tooLong', { ns: 'lists', max: SEARCH_MAX })}
      </p>
      <SuggestionList
        id={`${id}offers`}
        offers={offers}
        activeAt={at}
        optionId={(place) => `${id}${place}`}
        onPoint={(offer) => setActive(offer.id)}
        onTake={take}
      />
    </chakra.div>
  );
});
