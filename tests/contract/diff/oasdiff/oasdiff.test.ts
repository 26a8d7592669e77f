import { format } from 'prettier';
import { expect, test } from 'vitest';

import { type Difference, createDifference } from '#tests/contract/diff/difference.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import { ANSWERS } from './answerRules.ts';
import { BODIES } from './bodyRules.ts';
import { BOUNDS_OF_VALUES } from './boundRules.ts';
import { CALLS } from './callRules.ts';
import { PARAMETERS } from './parameterRules.ts';
import { PROPERTIES } from './propertyRules.ts';
import { type Chapter, expandIds, type Here, type Rule } from './rule.ts';
import { SECURITY } from './securityRules.ts';
import { STRUCTURE } from './structureRules.ts';
import { VALUES } from './valueRules.ts';

const CHAPTERS: readonly Chapter[] = [
  ...[CALLS, SECURITY, PARAMETERS, BODIES, ANSWERS],
  ...[PROPERTIES, VALUES, BOUNDS_OF_VALUES, STRUCTURE],
];
const RULES = CHAPTERS.flatMap(({ rules }) => rules);
const ALIKE: Readonly<Record<Rule['level'], Here>> = {
  error: 'breaking',
  warning: 'needs work',
  info: 'harmless',
};

function getJudgement({ level, here }: Rule): 'alike' | 'differently' | 'not at all' {
  if (here === 'nothing') return 'not at all';
  return here === ALIKE[level] ? 'alike' : 'differently';
}

/** What the worst finding is for the panel, for which oasdiff judges too. */
function judge({ findings, isVersionTooLow }: Difference, wanted: Here): Here {
  if (wanted === 'the command fails') return isVersionTooLow ? wanted : 'nothing';
  const worst = (['breaking', 'needs work', 'harmless'] as const).find((one) =>
    findings.some(({ impact }) => impact.panel === one),
  );
  return worst ?? 'nothing';
}

test('every rule has what it says here, shown by two contracts that differ by it', () => {
  const wrong = RULES.flatMap(({ ids, here, pairOf }) =>
    expandIds(ids).flatMap((id) => {
      if (!pairOf) return [];
      const [before, after] = pairOf(id).map((text) => readContract(text));
      const found = before && after ? judge(createDifference(before, after), here) : 'no pair';
      return found === here ? [] : [`${id} is ${found}, not ${here}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every id stands in the table once', () => {
  const ids = RULES.flatMap((rule) => expandIds(rule.ids));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('what is judged otherwise, or not at all, has its reason, and what is judged alike needs none', () => {
  const odd = RULES.filter((rule) => (getJudgement(rule) === 'alike') !== (rule.why === undefined));
  expect(odd.map(({ ids }) => ids)).toEqual([]);
  const unshown = RULES.filter((rule) => getJudgement(rule) !== 'not at all' && !rule.pairOf);
  expect(unshown.map(({ ids }) => ids)).toEqual([]);
});

function formatRow(rule: Rule): string {
  return `| \`${rule.ids}\` | ${rule.level} | ${rule.here} | ${getJudgement(rule)} | ${rule.why ?? ''} |`;
}

const count = (wanted: ReturnType<typeof getJudgement>): number =>
  RULES.filter((rule) => getJudgement(rule) === wanted).flatMap(({ ids }) => expandIds(ids)).length;

const writePage = (): string => `# The rules of oasdiff, and how they are judged here

Written by \`oasdiff/oasdiff.test.ts\`, which shows each row by two contracts that differ by it: change the rows beside that
test and run it with \`-u\`.

[oasdiff](https://github.com/oasdiff/oasdiff) judges for callers. \`npm run contract:diff\` judges for both sides; this table
holds its verdict for the panel against that of oasdiff: an error is what breaks, a warning is work, an information is
harmless. Of ${RULES.flatMap(({ ids }) => expandIds(ids)).length} rules (\`checker/rules.go\` at 001f320b91e0 and its English messages),
${count('alike')} are judged alike, ${count('differently')} differently and ${count('not at all')} not at all.

What oasdiff has no rule for and is judged here: what a change does to a backend that stays as it is, an operation that was
public (oasdiff: a proof was added, harmless), default answers and classes of statuses, the style of a parameter, encodings,
\`not\`, \`additionalProperties\`, headers of every answer, deadlines, a \`405\` for all paths, the order of a list that is
asked for none, how filters match, the path of the server, and what is inside of webhooks and callbacks.

\`{a,b}\` stands for both.

${CHAPTERS.map(
  ({ title, rules }) =>
    `## ${title}\n\n| Rule | oasdiff | Here | Judged | Why |\n| --- | --- | --- | --- | --- |\n${rules.map(formatRow).join('\n')}\n`,
).join('\n')}`;

test('the page says what the rows say', async () => {
  const written = await format(writePage(), { parser: 'markdown', printWidth: 110 });
  await expect(written).toMatchFileSnapshot('../OASDIFF.md');
});
