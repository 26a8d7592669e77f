import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useId, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { getIndexAfterKey } from '#app/shell/menu/menuKeys.ts';
import { iconMenu } from '#shared/ui/icon.ts';
import { CommandList } from './CommandList.tsx';
import type { Command } from './commands.ts';
import { KeyHints } from './KeyHints.tsx';
import { groupItems, filterByQuery } from './paletteMatch.ts';
import { typeAhead } from './typeAhead.ts';
import { useActionCommands, type DialogOpeners } from './useActionCommands.ts';
import { usePlaceCommands } from './usePlaceCommands.ts';
import { useSearchCommands } from './useSearchCommands.ts';

interface CommandSearchProps {
  onChoose: (command: Command) => void;
  openers: DialogOpeners;
}

/** Combobox and listbox: the focus stays in the field, `aria-activedescendant` names the result that Enter takes. */
export function CommandSearch({ onChoose, openers }: CommandSearchProps) {
  const { t } = useTranslation(['palette', 'shell']);
  const id = useId();
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  useLayoutEffect(() => typeAhead.into(setQuery), []);
  const places = usePlaceCommands();
  const actions = useActionCommands(openers);
  const searches = useSearchCommands(query);

  const isAsked = query.trim() !== '';
  const own = filterByQuery(isAsked ? uniqueScreens(places).concat(actions) : [...places, ...actions], query);
  // What was searched for fits already, by more than its letters.
  const groups = groupItems([...searches.exact, ...own, ...searches.rest]);
  const results = groups.flatMap(({ items }) => items);
  const active = results.find((command) => command.id === wanted) ?? results[0];
  const listId = `${id}list`;
  const optionId = (command: Command): string => `${id}${command.id}`;

  const move = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active && !event.repeat) onChoose(active);
      return;
    }
    // With Shift, Home and End mark what is typed.
    const to = event.shiftKey
      ? null
      : getIndexAfterKey(event.key, 'column', active ? results.indexOf(active) : -1, results.length);
    if (to === null) return;
    event.preventDefault();
    setWanted(results[to]?.id ?? null);
  };

  return (
    <>
      <chakra.div css={field}>
        <Search {...iconMenu} />
        <input
          role="combobox"
          aria-label={t('palette.open', { ns: 'shell' })}
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          placeholder={t('palette.open', { ns: 'shell' })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={query}
          onChange={({ target }) => {
            typeAhead.end();
            setQuery(target.value);
            setWanted(null);
          }}
          onKeyDown={move}
        />
        <Dialog.CloseTrigger asChild position="static">
          <Button size="sm" variant="ghost" px="0" aria-label={t('close')}>
            <X {...iconMenu} />
          </Button>
        </Dialog.CloseTrigger>
      </chakra.div>
      <VisuallyHidden role="status">{isAsked && t('results', { count: results.length })}</VisuallyHidden>
      <CommandList
        id={listId}
        groups={groups}
        active={active}
        optionId={optionId}
        onPoint={(command) => setWanted(command.id)}
        onChoose={onChoose}
      />
      {results.length === 0 && (
        <chakra.div px="5" pt="5" pb="6" textAlign="center" overflowWrap="anywhere">
          <chakra.p fontWeight="medium">{t('empty', { query: query.trim() })}</chakra.p>
          <chakra.p color="fg.muted" fontSize="sm" mt="1">
            {t('empty.hint')}
          </chakra.p>
        </chakra.div>
      )}
      <KeyHints />
    </>
  );
}

/** Asked for, a screen is one result, also when one was there lately. */
function uniqueScreens(places: readonly Command[]): Command[] {
  const screens = new Set(places.flatMap(({ group, act }) => (group === 'screens' ? [act] : [])));
  return places.filter(({ group, act }) => group === 'screens' || !screens.has(act));
}

const field = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  ps: '4',
  pe: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'border',
  color: 'fg.muted',
  '& > svg': { flexShrink: 0 },
  '& > input': {
    flex: '1',
    minW: '0',
    h: '14',
    bg: 'transparent',
    color: 'fg',
    fontSize: 'lg',
    // The field is the dialog; its frame shows that the focus is in it.
    outline: 'none',
    _placeholder: { color: 'fg.subtle', opacity: 1 },
  },
} as const;
