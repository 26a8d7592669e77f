import { CheckList } from '#shared/table/filters/CheckList.tsx';
import { formatList, parseList, type Option } from '#shared/table/filters/choiceRules.ts';
import { filterText, type Filtering } from './ListFilter.ts';

interface FilterChecksProps<Filters extends Record<string, string>> {
  filtering: Filtering<Filters>;
  name: keyof Filters & string;
  label: string;
  /** Undefined until they are there. */
  options: readonly Option[] | undefined;
  /** The values that a text of the address names. */
  read?: (text: string) => string[];
}

/** The values of a filter that takes several, as boxes to tick. */
export function FilterChecks<Filters extends Record<string, string>>({
  filtering: { filters, setFilters },
  name,
  label,
  options,
  read = parseList,
}: FilterChecksProps<Filters>) {
  return (
    <CheckList
      label={label}
      options={options}
      chosen={read(filters[name] ?? '')}
      onChange={(next) =>
        setFilters((now) => filterText<Filters>(name, formatList(next(read(now[name] ?? '')))))
      }
    />
  );
}
