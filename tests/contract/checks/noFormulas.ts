import Papa from 'papaparse';

import { holdsNoFormulas } from '#tests/contract/model/conventions.ts';
import { replyOf } from '#tests/contract/model/replyOf.ts';

import type { ReplyCheck } from './check.ts';

/** A sign that begins a formula, before a word, a number or a bracket. What follows a sign alone is run by nothing. */
const FORMULA = /^\s*[=+\-@]\s*[\p{L}\p{N}(@'"]/u;
/** With a point or a comma, and what parts thousands. */
const NUMBER = /^\s*[+-]?[\d.,\s]+%?\s*$/;

const isRun = (cell: string): boolean => FORMULA.test(cell) && !NUMBER.test(cell);

/** Who opens the file in a spreadsheet runs what somebody else has typed. */
export const noFormulas: ReplyCheck = {
  id: 'no-formulas',
  rule: 'No cell of a file is one that a spreadsheet runs as a formula, where the contract says so (`x-no-formulas`).',
  appliesTo: () => true,
  inspect: ({ answer, operation, foreignMethod }, { contract }) => {
    const { contentType, status, text } = answer;
    const schema = foreignMethod ? undefined : replyOf(operation, status)?.kinds[contentType]?.schema;
    if (schema === undefined || !holdsNoFormulas(contract, schema)) return [];
    const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''));
    const cell = data.flat().find(isRun);
    return cell === undefined ? [] : [{ message: `a spreadsheet runs the cell ${cell}` }];
  },
};
