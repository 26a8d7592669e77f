import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface Options {
  url: URL;
  contract: string;
  token: string | undefined;
  login: { name: string; password: string } | undefined;
  observedOnly: boolean;
  safe: boolean;
  strict: boolean;
  seed: number;
  runs: number;
  junit: string | undefined;
  html: string | undefined;
  only: string | undefined;
}

/** A command line that cannot be obeyed; the message is one sentence that says why. */
export class BadUsage extends Error {
  override readonly name = 'BadUsage';
}

const CONTRACT = 'openapi.yaml';
const RUNS = 12;

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: text,
        token: text,
        login: text,
        'observed-only': flag,
        safe: flag,
        strict: flag,
        seed: text,
        runs: text,
        junit: text,
        html: text,
        only: text,
        contract: text,
        help: flag,
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/\.\s|\n/, 1)[0] ?? '') : '';
    throw new BadUsage(`${reason}.`);
  }
}

function wholeNumber(name: string, text: string | undefined, fallback: number, least: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= 0x7fffffff) return value;
  throw new BadUsage(`--${name} is a whole number from ${least} on, not "${text}".`);
}

function serverOf(url: string | undefined): URL {
  if (url === undefined)
    throw new BadUsage('--url says which server to ask, for example --url http://localhost:8080.');
  const server = URL.canParse(url) ? new URL(url) : undefined;
  if (server && /^https?:$/.test(server.protocol)) return server;
  throw new BadUsage(`--url is an address that begins with http:// or https://, not "${url}".`);
}

function loginOf(text: string | undefined): Options['login'] {
  if (text === undefined) return undefined;
  const colon = text.indexOf(':');
  if (colon < 1 || colon === text.length - 1)
    throw new BadUsage('--login is name:password, joined by a colon.');
  return { name: text.slice(0, colon), password: text.slice(colon + 1) };
}

/**
 * @returns undefined when help is asked for
 * @throws {BadUsage}
 */
export function readOptions(args: readonly string[]): Options | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  if (values.token !== undefined && values.login !== undefined) {
    throw new BadUsage('Give --token or --login, not both.');
  }
  return {
    url: serverOf(values.url),
    contract: values.contract ?? CONTRACT,
    token: values.token,
    login: loginOf(values.login),
    observedOnly: values['observed-only'],
    safe: values.safe,
    strict: values.strict,
    seed: wholeNumber('seed', values.seed, Math.floor(Math.random() * 1_000_000), 0),
    runs: wholeNumber('runs', values.runs, RUNS, 1),
    junit: values.junit,
    html: values.html,
    only: values.only,
  };
}
