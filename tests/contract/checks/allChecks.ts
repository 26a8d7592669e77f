import { anyText } from './anyText.ts';
import { askedAgain } from './askedAgain.ts';
import { atLimits } from './atLimits.ts';
import { changedChecks } from './changedChecks.ts';
import type { Check } from './check.ts';
import { counted } from './counted.ts';
import { defaultValue } from './defaultValue.ts';
import { defaults } from './defaults.ts';
import { doneOnce } from './doneOnce.ts';
import { duplicate } from './duplicate.ts';
import { examplePairs } from './examplePairs.ts';
import { filtersTogether } from './filtersTogether.ts';
import { headerChecks } from './headerChecks.ts';
import { kept } from './kept.ts';
import { listChecks } from './listChecks.ts';
import { listDefaultSort } from './listDefaultSort.ts';
import { listFilters } from './listFilters.ts';
import { listOrder } from './listOrder.ts';
import { listPages } from './listPages.ts';
import { listRange } from './listRange.ts';
import { listSearch } from './listSearch.ts';
import { listSort } from './listSort.ts';
import { location } from './location.ts';
import { logged } from './logged.ts';
import { movesOn } from './movesOn.ts';
import { madeChecks } from './madeChecks.ts';
import { moments } from './moments.ts';
import { moved } from './moved.ts';
import { newToken } from './newToken.ts';
import { noFormulas } from './noFormulas.ts';
import { ownershipChecks } from './ownershipChecks.ts';
import { passwordChange } from './passwordChange.ts';
import { pathChecks } from './pathChecks.ts';
import { permissionChecks } from './permissionChecks.ts';
import { readAgain } from './readAgain.ts';
import { refusalChecks } from './refusalChecks.ts';
import { removedChecks } from './removedChecks.ts';
import { replyChecks } from './replyChecks.ts';
import { sameAnswer } from './sameAnswer.ts';
import { sameRecord } from './sameRecord.ts';
import { searchFields } from './searchFields.ts';
import { selectedRows } from './selectedRows.ts';
import { signInChecks } from './signInChecks.ts';
import { startedListed } from './startedListed.ts';
import { storedChecks } from './storedChecks.ts';
import { tokenChecks } from './tokenChecks.ts';
import { tree } from './tree.ts';
import { valueWhen } from './valueWhen.ts';
import { withheldQuestions } from './withheldQuestions.ts';
import { workflows } from './workflows.ts';
import { writeChecks } from './writeChecks.ts';
import { wrongState } from './wrongState.ts';

const unsorted: readonly Check[] = [
  ...replyChecks,
  ...headerChecks,
  location,
  noFormulas,
  startedListed,
  valueWhen,
  ...tokenChecks,
  ...pathChecks,
  ...refusalChecks,
  ...listChecks,
  ...writeChecks,
  ...storedChecks,
  ...madeChecks,
  ...changedChecks,
  ...removedChecks,
  ...sameRecord,
  ...movesOn,
  ...listSearch,
  ...listOrder,
  ...signInChecks,
  ...permissionChecks,
  ...ownershipChecks,
  ...askedAgain,
  ...[counted, moments, selectedRows, tree, wrongState],
  ...searchFields,
  ...[newToken, passwordChange, sameAnswer],
  ...[
    defaultValue,
    defaults,
    doneOnce,
    filtersTogether,
    listDefaultSort,
    kept,
    listFilters,
    listRange,
    logged,
    readAgain,
  ],
  ...[anyText, duplicate, examplePairs, atLimits, listPages, listSort, moved, withheldQuestions, workflows],
];

/** All checks, in the order in which they run and are reported: by id. */
export const allChecks: readonly Check[] = unsorted.toSorted((one, other) => (one.id < other.id ? -1 : 1));
