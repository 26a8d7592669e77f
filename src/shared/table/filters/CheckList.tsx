import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { fits, masterState, toggleOptions, type NextChoice, type Option } from './choiceRules.ts';
import { FindBox } from './FindBox.tsx';
import { listStyles } from './listStyles.ts';
import { TickBox } from './TickBox.tsx';

interface CheckListProps {
  label: string;
  /** In an order that stays; undefined while they are on their way. */
  options: readonly Option[] | undefined;
  chosen: readonly string[];
  /** Given how the choice follows from the one before, which may not be rendered yet. */
  onChange: (next: NextChoice) => void;
}

/** From so many options on, one looks for them instead of reading. */
const LONG = 8;

/** Any of several options: a long list has a box to find them and one to tick all that were found. */
export function CheckList({ label, options, chosen, onChange }: CheckListProps) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const [query, setQuery] = useState('');
  if (!options) return <Skeleton h="8rem" />;
  const found = options.filter((option) => fits(option.label, query));
  const ids = found.map(({ id }) => id);
  const master = masterState(chosen, ids);
  return (
    <chakra.div role="group" aria-label={label} css={listStyles}>
      {options.length > LONG && (
        <>
          <FindBox label={label} value={query} onFind={setQuery} />
          {found.length > 0 && (
            <chakra.div borderBottomWidth="1px" borderColor="border">
              <TickBox
                state={master === 'some' ? 'mixed' : master === 'all'}
                onTick={(on) => onChange((now) => toggleOptions(now, ids, on))}
              >
                {query.trim() === '' ? t('filter.all') : t('filter.allFound')}
              </TickBox>
            </chakra.div>
          )}
        </>
      )}
      <p role="status">{found.length === 0 && t('filter.nothing')}</p>
      <ul>
        {found.map((option) => (
          <li key={option.id}>
            <TickBox
              state={chosen.includes(option.id)}
              onTick={(on) => onChange((now) => toggleOptions(now, [option.id], on))}
            >
              {option.label}
              {option.count !== undefined && <small>{format.number(option.count)}</small>}
            </TickBox>
          </li>
        ))}
      </ul>
    </chakra.div>
  );
}
