import * as z from 'zod/mini';
import type { SavedView, SavedViewInput } from '#api/generated/types.gen.ts';
import type { ViewState } from './viewRules.ts';

/** The form of a view; what it shows comes from the list. */
export interface ViewValues {
  name: string;
  scope: SavedView['scope'];
  isDefault: boolean;
}

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

/** What is sent: the facts of the form, and what the view is to show. */
export const viewFacts = (values: ViewValues, state: ViewState): Omit<SavedViewInput, 'screen'> => ({
  ...values,
  query: state.query,
  columns: [...state.columns],
  density: state.density,
});
