import {
  anyOf,
  chosenFilters,
  filterSchema,
  manyOf,
  onlyTrue,
  type FilterKind,
  type FilterTexts,
  searchText,
} from '#resource/list/filterKinds.ts';
import type { TableOptions } from '#shared/table/tableAddress.ts';

export const memberStates = ['active', 'invited', 'inactive'] as const;

/** For how many days nobody has seen a member. */
export const idleChoices = ['30', '90'] as const;

const days: FilterKind<number> = (text) => {
  const chosen = idleChoices.find((choice) => choice === text);
  return chosen === undefined ? undefined : Number(chosen);
};

const yesOrNo: FilterKind<boolean> = (text) =>
  text === 'true' ? true : text === 'false' ? false : undefined;

const filters = {
  q: searchText,
  roleId: anyOf,
  status: manyOf(memberStates),
  idleDays: days,
  mfa: yesOrNo,
  archived: onlyTrue,
};
export type TeamFilters = FilterTexts<typeof filters>;

export const teamTable = {
  sorts: ['name', 'username', 'email', 'role', 'status', 'lastLoginAt', 'mfa', 'createdAt'],
  defaultSort: { key: 'name', descending: false },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, TeamFilters>;
export type TeamSort = (typeof teamTable.sorts)[number];

export const toQueryParams = (texts: TeamFilters) => chosenFilters(filters, texts);
