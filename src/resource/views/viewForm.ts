import * as z from 'zod/mini';
import type { SavedView, SavedViewInput } from '#api/generated/types.gen.ts';
import type { ViewState } from './viewRules.ts';

/** The form of a view; what it shows comes from the list. */
export interface ViewValues {
  name: string;
  scope: SavedView['scope'];
  isDefault: boolean;
}

/** All that a view says. */
export type ViewFacts = ViewValues & ViewState;

/** The contract's limit of a name. */
const NAME_MAX = 60;

/** Messages are keys of `lists.json`. */
export const viewSchema: z.ZodMiniType<ViewValues, ViewValues> = z.object({
  name: z.string().check(z.minLength(1, 'views.nameMissing'), z.maxLength(NAME_MAX, 'views.nameLong')),
  scope: z.enum(['personal', 'shared']),
  isDefault: z.boolean(),
});

export const toViewValues = (view: SavedView | null): ViewValues => ({
  name: view?.name ?? '',
  scope: view?.scope ?? 'personal',
  isDefault: view?.isDefault ?? false,
});

/** In the order in which a conflict shows them. */
const viewKeys = ['name', 'scope', 'isDefault', 'query', 'columns', 'density'] as const;
export type ViewKey = (typeof viewKeys)[number];

/** What two views say differently. */
export function differingKeys(one: ViewFacts, other: ViewFacts): ViewKey[] {
  const [here, there] = [viewFacts(one), viewFacts(other)];
  return viewKeys.filter((key) => JSON.stringify(here[key]) !== JSON.stringify(there[key]));
}

/** Theirs, with what I keep of mine. */
export function mergedView(theirs: ViewFacts, mine: ViewFacts, kept: readonly ViewKey[]): ViewFacts {
  const pick = <Name extends ViewKey>(name: Name): ViewFacts[Name] =>
    (kept.includes(name) ? mine : theirs)[name];
  return {
    name: pick('name'),
    scope: pick('scope'),
    isDefault: pick('isDefault'),
    query: pick('query'),
    columns: pick('columns'),
    density: pick('density'),
  };
}

/** What is sent: the facts of the form, and what the view is to show; of a whole view nothing else. */
export const viewFacts = ({
  name,
  scope,
  isDefault,
  ...state
}: ViewFacts): Omit<SavedViewInput, 'screen'> => ({
  name,
  scope,
  isDefault,
  query: state.query,
  columns: [...state.columns],
  density: state.density,
});
