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

export const valuesOf = (view: SavedView | null): ViewValues => ({
  name: view?.name ?? '',
  scope: view?.scope ?? 'personal',
  isDefault: view?.isDefault ?? false,
});

/** Mine over theirs: what I did not change against what both began with stays as they have it. */
export function mergedView(base: ViewFacts, mine: ViewFacts, theirs: ViewFacts): ViewFacts {
  const pick = <Name extends keyof ViewFacts>(name: Name): ViewFacts[Name] =>
    JSON.stringify(mine[name]) === JSON.stringify(base[name]) ? theirs[name] : mine[name];
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

export const isSameView = (one: ViewFacts, other: ViewFacts): boolean =>
  JSON.stringify(viewFacts(one)) === JSON.stringify(viewFacts(other));
