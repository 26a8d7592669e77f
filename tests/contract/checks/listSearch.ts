import { at, isRecord } from '#mocks/contract/homes.ts';

import { ignoredBy, isWhole, matchesAll } from '#tests/contract/model/conventions.ts';
import type { Operation, Parameter } from '#tests/contract/model/contract.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import { ask, askForAll, isUnchanged, type Listed, searchOf } from './askList.ts';
import type { ProbeCheck } from './check.ts';

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize();

const isAccented = (text: string): boolean => text !== withoutAccents(text);

function inOtherCase(text: string): string {
  const upper = text.toUpperCase();
  return upper === text ? text.toLowerCase() : upper;
}

/** The short texts of a row, its own ones first; those of the records in it may be all that is searched. */
const textsOf = (row: unknown): string[] =>
  [row, ...Object.values(isRecord(row) ? row : {})]
    .flatMap((one) => Object.values(isRecord(one) ? one : {}))
    .filter((value) => typeof value === 'string')
    .filter((text) => /^[\w .-]{2,60}$/.test(text));

/** The first words of the texts of a row, those with the most words first; a text of one word as it is. */
const phrasesOf = (row: unknown): string[] =>
  Object.values(isRecord(row) ? row : {})
    .flatMap((value) => (isRecord(value) ? Object.values(value) : [value]))
    .filter((value) => typeof value === 'string')
    .map((text) => text.split(/[ ,;/]+/).filter((word) => /^[\p{L}\p{M}\d]{2,30}$/u.test(word)))
    .toSorted((one, other) => other.length - one.length)
    .map((words) => words.slice(0, 2).join(' '))
    .filter((phrase) => /\p{L}/u.test(phrase));

const lists = ({ rows }: Listed, row: unknown): boolean =>
  rows.some((one) => at(one, 'id') === at(row, 'id'));

interface Hit {
  text: string;
  row: unknown;
  found: Listed;
}

/** The first text of a row that finds it, or the last answer if none does. */
async function hitOf(
  probe: Probe,
  name: string,
  row: unknown,
  texts: readonly string[],
): Promise<Hit | { last: Listed | undefined }> {
  let last: Listed | undefined;
  for (const text of texts) {
    const found = await ask(probe, { [name]: text });
    if (!found) continue;
    last = found;
    if (lists(found, row)) return { text, row, found };
  }
  return { last };
}

/** The same text written otherwise, each with what is done to it. */
function otherTexts(probe: Probe, parameter: Parameter, text: string): [how: string, text: string][] {
  const ignored = ignoredBy(probe.contract, parameter);
  const words = text.split(' ');
  const others: [string, string][] = [];
  if (ignored.includes('case')) others.push(['in other case', inOtherCase(text)]);
  if (ignored.includes('accents')) {
    others.push(['without accents', withoutAccents(text)]);
    const accented = text.replace(/[aeiou]/, (letter) => ACCENTS[letter] ?? letter);
    if (!isAccented(text)) others.push(['with an accent', accented]);
  }
  if (matchesAll(probe.contract, parameter)) {
    others.push(['with its words in another order', words.toReversed().join(' ')]);
  }
  return others.filter(([, other]) => other !== text);
}

/** Asks for the same text in other letters, which finds the same. */
async function askOtherwise(probe: Probe, parameter: Parameter, all: Listed, hit: Hit): Promise<void> {
  const { name } = parameter;
  const { text, row, found } = hit;
  for (const [how, other] of otherTexts(probe, parameter, text)) {
    const again = await ask(probe, { [name]: other });
    if (!again) continue;
    // The order of what is found may be another one.
    const isFound = again.total >= found.total && (lists(again, row) || again.total > again.rows.length);
    const message = `${name} with ${other} lists ${again.total}, and with ${text} it lists ${found.total}; it is the same ${how}`;
    probe.note(again.exchange, isFound || !(await isUnchanged(probe, all, 'id')) ? [] : [{ message }]);
  }
}

const applies = (operation: Operation): boolean =>
  operation.method === 'GET' && isWhole(operation) && searchOf(operation) !== undefined;

/** What a text to search for finds. */
export const listSearch: readonly ProbeCheck[] = [
  {
    id: 'list-search',
    rule: 'A text to search a list for finds a row that has it, and what no row has does not find everything.',
    appliesTo: applies,
    run: async (probe) => {
      const name = searchOf(probe.operation)?.name;
      const all = name === undefined ? undefined : await ask(probe, {});
      // A row may have texts of odd characters alone, and a word for its state, which is searched nowhere.
      const [row] = (all?.rows ?? []).toSorted((one, other) => textsOf(other).length - textsOf(one).length);
      if (name === undefined || !all || row === undefined) {
        probe.untried('there is no list to ask for');
        return;
      }
      const none = await ask(probe, { [name]: `zq${probe.unique()}` });
      if (none) {
        const message = `${name} with what no row has lists ${none.total}, as without it`;
        probe.note(none.exchange, none.total === all.total ? [{ message }] : []);
      }
      const hit = await hitOf(probe, name, row, textsOf(row));
      const message = `${name} with any text of a row does not find that row`;
      if ('found' in hit) probe.note(hit.found.exchange, []);
      else if (hit.last) probe.note(hit.last.exchange, [{ message }]);
    },
  },
  {
    id: 'list-search-words',
    rule: 'Where the contract says so, every word of a text to search for has to match, in any order, and case and accents make no difference.',
    appliesTo: (operation, contract) => {
      const parameter = searchOf(operation);
      if (!parameter || !applies(operation)) return false;
      return matchesAll(contract, parameter) || ignoredBy(contract, parameter).length > 0;
    },
    run: async (probe) => {
      const parameter = searchOf(probe.operation);
      const all = parameter && (await askForAll(probe));
      if (!all) return;
      const { name } = parameter;
      const accented = all.rows.map((row) => ({ row, phrases: phrasesOf(row).filter(isAccented) }));
      const other = accented.find(({ phrases }) => phrases.length > 0);
      const [row] = all.rows;
      let hits = 0;
      for (const one of [{ row, phrases: [...phrasesOf(row), ...textsOf(row)] }, ...(other ? [other] : [])]) {
        const hit = await hitOf(probe, name, one.row, one.phrases);
        if (!('found' in hit)) continue;
        hits += 1;
        await askOtherwise(probe, parameter, all, hit);
        if (!matchesAll(probe.contract, parameter)) continue;
        const wrong = `${hit.text} zq${probe.unique()}`;
        const both = await ask(probe, { [name]: wrong });
        const message = `${name} with ${wrong} lists ${both?.total ?? 0}, and no row has the last word`;
        if (both) probe.note(both.exchange, both.total > 0 ? [{ message }] : []);
      }
      if (hits === 0) probe.untried('no text of a row finds it');
    },
  },
];
