import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostCommon } from '#features/search/model/facetOrder.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { fits, toggleOptions, type NextChoice, type Option } from '#shared/table/filters/choiceRules.ts';
import { FindBox } from '#shared/table/filters/FindBox.tsx';
import { TickBox } from '#shared/table/filters/TickBox.tsx';

interface ValueFacetProps {
  label: string;
  options: readonly (Option & { count: number })[];
  chosen: readonly string[];
  onChange: (next: NextChoice) => void;
}

/** From so many values on, one looks for them instead of reading. */
const LONG = 8;
/** So many are shown until somebody asks for all of them. */
const SHOWN = 10;

/** The values of a facet with their counts, any of which may be ticked: the most common, and all on demand. */
export function ValueFacet({ label, options, chosen, onChange }: ValueFacetProps) {
  const { t } = useTranslation(['search', 'lists']);
  const format = useFormat();
  const [query, setQuery] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const isLooking = query.trim() !== '';
  const found = isLooking
    ? options.filter((option) => fits(option.label, query))
    : isWhole
      ? options
      : mostCommon(options, chosen, SHOWN);
  return (
    <div role="group" aria-label={label} data-values="">
      {options.length > LONG && <FindBox label={label} value={query} onFind={setQuery} />}
      <p role="status">
        {options.length === 0 ? t('facet.none') : found.length === 0 && t('filter.nothing', { ns: 'lists' })}
      </p>
      <ul>
        {found.map(({ id, label: name, count }) => (
          <li key={id}>
            <TickBox
              state={chosen.includes(id)}
              onTick={(on) => onChange((now) => toggleOptions(now, [id], on))}
            >
              {name} <small>{format.number(count)}</small>
            </TickBox>
          </li>
        ))}
      </ul>
      {!isLooking && options.length > SHOWN && (
        <button type="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('facet.fewer') : t('facet.all', { total: format.number(options.length) })}
        </button>
      )}
    </div>
  );
}
