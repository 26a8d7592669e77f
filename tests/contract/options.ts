import { parseArgs } from 'node:util';

import type { Login } from './run/signIn.ts';

/** What the command line asks for. */
export interface Options {
  url: URL;
  contract: string;
  token: string | undefined;
  login: Login | undefined;
  /** Another account. */
  secondLogin: Login | undefined;
  observedOnly: boolean;
  safe: boolean;
  strict: boolean;
  allowUntried: boolean;
  seed: number;
  runs: number;
  /** Undefined leaves it to the contract. */
  slowMs: number | undefined;
  giveUpMs: number | undefined;
  junit: string | undefined;
  html: string | undefined;
  /** Names of operations and tags; empty for all of them. */
  only: readonly string[];
  tags: readonly string[];
  exclude: readonly string[];
  /** Texts that a parameter or a field may have, by its name. */
  values: Readonly<Record<string, readonly string[]>>;
  baseline: string | undefined;
  writeBaseline: string | undefined;
  watch: boolean;
}

/** A command line that cannot be obeyed; the message is one sentence that says why. */
export class BadUsage extends Error {
  override readonly name = 'BadUsage';
}

/** The contract that is meant when none is named. */
export const CONTRACT = 'openapi.yaml';
const RUNS = 12;

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{ url: text, contract: text, token: text, login: texts },
        ...{ only: texts, tag: texts, exclude: texts, 'observed-only': flag },
        ...{ safe: flag, strict: flag, 'allow-untried': flag },
        ...{ value: texts, seed: text, runs: text, 'slow-ms': text, 'give-up-ms': text },
        ...{ junit: text, html: text, baseline: text, 'write-baseline': text },
        ...{ watch: flag, help: flag },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/\.\s|\n/, 1)[0] ?? '') : '';
    throw new BadUsage(`${reason}.`);
  }
}

function wholeNumber<T extends number | undefined>(
  name: string,
  text: string | undefined,
  fallback: T,
  least: number,
): number | T {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= 0x7fffffff) return value;
  throw new BadUsage(`--${name} is a whole number from ${least} on, not "${text}".`);
}

function serverOf(url: string | undefined): URL {
  if (url === undefined)
    throw new BadUsage('--url says which server to ask, for example --url http://localhost:8080.');
  const server = URL.canParse(url) ? new URL(url) : undefined;
  if (server && /^https?:$/.test(server.protocol)) return server;
  throw new BadUsage(`--url is an address that begins with http:// or https://, not "${url}".`);
}

function loginOf(text: string): Login {
  const colon = text.indexOf(':');
  if (colon < 1 || colon === text.length - 1)
    throw new BadUsage('--login is name:password, joined by a colon.');
  return { name: text.slice(0, colon), password: text.slice(colon + 1) };
}

function valuesIn(texts: readonly string[] = []): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const text of texts) {
    const [, name, value] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined)
      throw new BadUsage(`--value is name=value, such as --value orderId=o-7, not "${text}".`);
    (values[name] ??= []).push(value);
  }
  return values;
}

const namesIn = (texts: readonly string[] = []): string[] =>
  texts.flatMap((text) => text.split(',').map((name) => name.trim())).filter((name) => name !== '');

/**
 * @returns undefined when help is asked for
 * @throws {BadUsage}
 */
export function readOptions(args: readonly string[]): Options | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  const [login, secondLogin, third] = (values.login ?? []).map(loginOf);
  if (values.token !== undefined && login) throw new BadUsage('Give --token or --login, not both.');
  if (third) throw new BadUsage('Give --login once, or twice for a second account.');
  if (login && login.name === secondLogin?.name)
    throw new BadUsage('The second --login is another account than the first.');
  return {
    ...{ url: serverOf(values.url), contract: values.contract ?? CONTRACT },
    ...{ token: values.token, login, secondLogin },
    ...{ only: namesIn(values.only), tags: namesIn(values.tag), exclude: namesIn(values.exclude) },
    ...{ observedOnly: values['observed-only'], safe: values.safe, strict: values.strict },
    allowUntried: values['allow-untried'],
    seed: wholeNumber('seed', values.seed, Math.floor(Math.random() * 1_000_000), 0),
    runs: wholeNumber('runs', values.runs, RUNS, 1),
    slowMs: wholeNumber('slow-ms', values['slow-ms'], undefined, 1),
    giveUpMs: wholeNumber('give-up-ms', values['give-up-ms'], undefined, 1),
    ...{ junit: values.junit, html: values.html },
    values: valuesIn(values.value),
    ...{ baseline: values.baseline, writeBaseline: values['write-baseline'], watch: values.watch },
  };
}
