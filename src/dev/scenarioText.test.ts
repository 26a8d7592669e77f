import { expect, test } from 'vitest';
import { devOperations } from './devOperations.ts';
import { failures, isFailureName } from './failures.ts';
import { delays, type Delay, type Force } from './scenarioRules.ts';
import { parseScenario, formatScenario } from './scenarioText.ts';

const delayNames = Object.keys(delays).filter((name): name is Delay => name in delays);

/** Each answer of the contract once, each failure and each delay, alone and together. */
const forces: [string, Force][] = [
  ...devOperations.flatMap(({ id, answers }) =>
    answers.map((answer): [string, Force] => [
      id,
      { answer: { kind: 'example', ...answer }, delay: undefined, once: false },
    ]),
  ),
  ...Object.keys(failures)
    .filter(isFailureName)
    .map((name): [string, Force] => [
      'listProducts',
      { answer: { kind: 'failure', name }, delay: '2s', once: true },
    ]),
  ...delayNames.map((delay): [string, Force] => ['logout', { answer: undefined, delay, once: false }]),
];

test('a formatted scenario parses back and fits into a link unchanged', () => {
  expect(forces.length).toBeGreaterThan(devOperations.length);
  for (const force of forces) {
    const text = formatScenario(new Map([force]));
    expect(parseScenario(text)).toEqual({ scenario: new Map([force]), unknown: [] });
    expect(new URLSearchParams({ scenario: text }).toString()).toBe(`scenario=${text}`);
  }
});

test('several operations make one word', () => {
  const text = 'authenticate.400-wrongPassword.once_listProducts.fault-offline.2s_logout.hang';
  const { scenario, unknown } = parseScenario(` ${text}\n`);
  expect([...scenario.keys()]).toEqual(['authenticate', 'listProducts', 'logout']);
  expect(unknown).toEqual([]);
  expect(formatScenario(scenario)).toBe(text);
});

test.each([
  ['an operation of another contract', 'listFoo.404-notFound'],
  ['what every object has', 'constructor.2s'],
  ['an example it does not have', 'authenticate.400-notThere'],
  ['an example of another status', 'authenticate.200-wrongPassword'],
  ['a failure nobody makes', 'logout.fault-nothing'],
  ['a failure that every object has', 'logout.fault-constructor'],
  ['a delay nobody offers', 'logout.3s'],
  ['an operation upon which nothing is forced', 'logout.once'],
  ['no scenario at all', '<script>'],
])('an unknown part, %s, is left out and reported: %s', (_what, part) => {
  const { scenario, unknown } = parseScenario(`${part}_logout.2s`);
  expect([...scenario.keys()]).toEqual(['logout']);
  expect(unknown).toEqual([part]);
});

test('an empty text forces nothing', () => {
  expect(parseScenario('')).toEqual({ scenario: new Map(), unknown: [] });
  expect(formatScenario(new Map())).toBe('');
});
