import { findOperation, type DevOperation } from './devOperations.ts';
import { isFailureName } from './failures.ts';
import { toAnswerKey, delays, type Answer, type Delay, type Force, type Scenario } from './scenarioRules.ts';

/**
 * A scenario as one word that a link, a message and a file name take as it is:
 * `authenticate.400-wrongPassword.once_listProducts.fault-offline.2s`.
 */
export function formatScenario(scenario: Scenario): string {
  return [...scenario]
    .map(([id, { answer, delay, once }]) =>
      [id, answer && toAnswerKey(answer), delay, once ? 'once' : undefined]
        .filter((part) => part !== undefined)
        .join('.'),
    )
    .join('_');
}

export interface ParsedScenario {
  scenario: Scenario;
  /** Parts that this contract does not know, as they were written. */
  unknown: readonly string[];
}

/** Reads what `writeScenario` wrote, perhaps by an older contract: unknown parts are left out and listed. */
export function parseScenario(text: string): ParsedScenario {
  const scenario = new Map<string, Force>();
  const unknown: string[] = [];
  for (const part of text.trim().split('_')) {
    if (part === '') continue;
    const [id = '', ...words] = part.split('.');
    const operation = findOperation(id);
    const force = operation && parseForce(operation, words);
    if (force) scenario.set(id, force);
    else unknown.push(part);
  }
  return { scenario, unknown };
}

const isDelay = (word: string): word is Delay => Object.hasOwn(delays, word);

/** The answer of an operation that a word of `answerKey` names; undefined when it has none like that. */
export function parseAnswer({ answers }: DevOperation, word: string): Answer | undefined {
  const failure = /^fault-(.+)$/.exec(word)?.[1];
  if (failure !== undefined) return isFailureName(failure) ? { kind: 'failure', name: failure } : undefined;
  const [, status, example] = /^(\d{3})-(\w+)$/.exec(word) ?? [];
  const found = answers.find((each) => each.status === status && each.example === example);
  return found && { kind: 'example', ...found };
}

function parseForce(operation: DevOperation, words: readonly string[]): Force | undefined {
  let answer: Answer | undefined;
  let delay: Delay | undefined;
  for (const word of words.filter((each) => each !== 'once')) {
    if (isDelay(word)) delay = word;
    else {
      answer = parseAnswer(operation, word);
      if (!answer) return undefined;
    }
  }
  return answer || delay ? { answer, delay, once: words.includes('once') } : undefined;
}
