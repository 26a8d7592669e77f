import type { ReactNode } from 'react';
import { formatList, parseEnumList, parseList } from '#shared/table/filters/choiceRules.ts';
import type { FilterChip } from '#shared/table/filters/FilterChips.tsx';
import { RadioList } from '#shared/table/filters/RadioList.tsx';
import { FilterChecks } from './FilterChecks.tsx';
import { filterText, type Filtering, type ListFilter } from './ListFilter.ts';

interface EnumChoice<Id extends string> {
  label: string;
  ids: readonly Id[];
  nameOf: (id: Id) => string;
  /** What the filter says when one is chosen: `Status: Paid`. */
  chip: (name: string) => string;
}

/** A filter with any of the contract's values. */
export function manyFilter<Filters extends Record<string, string>, Id extends string>(
  filtering: Filtering<Filters>,
  name: keyof Filters & string,
  { label, ids, nameOf, chip }: EnumChoice<Id>,
): ListFilter {
  const read = (text: string): Id[] => parseEnumList(text, ids);
  const chosen = read(filtering.filters[name] ?? '');
  const options = ids.map((id) => ({ id, label: nameOf(id) }));
  return {
    menu: {
      id: name,
      label,
      count: chosen.length,
      onClear: () => filtering.setFilters(filterText<Filters>(name, '')),
      content: <FilterChecks filtering={filtering} name={name} label={label} options={options} read={read} />,
    },
    chips: chosen.map((id) => chipOfMany(filtering, name, id, chip(nameOf(id)))),
  };
}

/** A filter with one of the contract's values. */
export function oneFilter<Filters extends Record<string, string>, Id extends string>(
  { filters, setFilters }: Filtering<Filters>,
  name: keyof Filters & string,
  { label, ids, nameOf, chip }: EnumChoice<Id>,
): ListFilter {
  const [chosen] = parseEnumList(filters[name] ?? '', ids);
  const options = ids.map((id) => ({ id, label: nameOf(id) }));
  const set = (id: string): void => setFilters(filterText<Filters>(name, id));
  return {
    menu: {
      id: name,
      label,
      count: chosen === undefined ? 0 : 1,
      onClear: () => set(''),
      content: <RadioList label={label} options={options} chosen={chosen ?? ''} onChange={set} />,
    },
    chips: chosen === undefined ? [] : [{ id: name, label: chip(nameOf(chosen)), onRemove: () => set('') }],
  };
}

interface RecordChoice {
  label: string;
  /** What a record is called; its id where nobody knows. */
  nameOf: (id: string) => string;
  chip: (name: string) => string;
  /** What can be chosen: `FilterChecks`, or what suits these records better. */
  content: ReactNode;
}

/** A filter with any of some records of the server. */
export function recordFilter<Filters extends Record<string, string>>(
  filtering: Filtering<Filters>,
  name: keyof Filters & string,
  { label, nameOf, chip, content }: RecordChoice,
): ListFilter {
  const chosen = parseList(filtering.filters[name] ?? '');
  return {
    menu: {
      id: name,
      label,
      count: chosen.length,
      onClear: () => filtering.setFilters(filterText<Filters>(name, '')),
      content,
    },
    chips: chosen.map((id) => chipOfMany(filtering, name, id, chip(nameOf(id)))),
  };
}

/** What a filter without a menu says when the address sets it. */
export function addressFilter<Filters extends Record<string, string>>(
  { filters, setFilters }: Filtering<Filters>,
  name: keyof Filters & string,
  label: (value: string) => string,
): ListFilter {
  const value = filters[name] ?? '';
  const onRemove = () => setFilters(filterText<Filters>(name, ''));
  return { chips: value === '' ? [] : [{ id: name, label: label(value), onRemove }] };
}

/** One of several values that are on. */
export function chipOfMany<Filters extends Record<string, string>>(
  { setFilters }: Filtering<Filters>,
  name: keyof Filters & string,
  id: string,
  label: string,
): FilterChip {
  return {
    id: `${name} ${id}`,
    label,
    onRemove: () =>
      setFilters((now) =>
        filterText<Filters>(name, formatList(parseList(now[name] ?? '').filter((one) => one !== id))),
      ),
  };
}
