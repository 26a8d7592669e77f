import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { fits, ticked, type Option } from '#shared/table/filters/choiceRules.ts';
import { FindBox } from '#shared/table/filters/FindBox.tsx';
import { listStyles } from '#shared/table/filters/listStyles.ts';
import { TickBox } from '#shared/table/filters/TickBox.tsx';

interface ValueFacetProps {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** From so many values on, one looks for them instead of reading. */
const LONG = 8;

/** The values of a facet, any of which may be ticked, with how many hits each has. */
export function ValueFacet({ label, options, chosen, onChange }: ValueFacetProps) {
  const { t } = useTranslation(['search', 'lists']);
  const format = useFormat();
  const [query, setQuery] = useState('');
  const found = options.filter((option) => fits(option.label, query));
  return (
    <chakra.div role="group" aria-label={label} css={styles}>
      {options.length > LONG && <FindBox label={label} value={query} onFind={setQuery} />}
      <p role="status">
        {options.length === 0 ? t('facet.none') : found.length === 0 && t('filter.nothing', { ns: 'lists' })}
      </p>
      <ul>
        {found.map(({ id, label: name, count = 0 }) => (
          <li key={id}>
            <TickBox state={chosen.includes(id)} onTick={(on) => onChange(ticked(chosen, [id], on))}>
              {name} <small>{format.number(count)}</small>
            </TickBox>
          </li>
        ))}
      </ul>
    </chakra.div>
  );
}

const styles = {
  ...listStyles,
  // So high that half of a value shows that there are more.
  '& > ul': { display: 'grid', maxH: '14.75rem', overflowY: 'auto', overscrollBehavior: 'contain' },
  '& label': { py: '1' },
} as const;
