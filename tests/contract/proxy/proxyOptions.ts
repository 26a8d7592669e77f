import { parseArgs } from 'node:util';

import { BadUsage } from '#tests/contract/options.ts';

/** What the command line asks for. */
export interface ProxyOptions {
  server: URL;
  contract: string;
  port: number;
  strict: boolean;
  errors: boolean;
  junit: string | undefined;
  html: string | undefined;
}

const CONTRACT = 'openapi.yaml';
/** Beside Prism's 4010 and the mock's 4020. */
const PORT = 4030;

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: text,
        contract: text,
        strict: flag,
        errors: flag,
        junit: text,
        html: text,
        help: flag,
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/\.\s|\n/, 1)[0] ?? '') : '';
    throw new BadUsage(`${reason}.`);
  }
}

function serverOf([url, ...more]: readonly string[]): URL {
  if (url === undefined || more.length > 0)
    throw new BadUsage('Name one server to stand before, for example http://localhost:8080.');
  const server = URL.canParse(url) ? new URL(url) : undefined;
  if (server && /^https?:$/.test(server.protocol)) return server;
  throw new BadUsage(`The server is an address that begins with http:// or https://, not "${url}".`);
}

function portOf(text: string | undefined): number {
  const port = text === undefined ? PORT : Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new BadUsage(`--port is a number from 1 to 65535, not "${text}".`);
}

/**
 * @returns undefined when help is asked for
 * @throws {BadUsage}
 */
export function readProxyOptions(args: readonly string[]): ProxyOptions | undefined {
  const { values, positionals } = parsed(args);
  if (values.help) return undefined;
  return {
    server: serverOf(positionals),
    contract: values.contract ?? CONTRACT,
    port: portOf(values.port),
    strict: values.strict,
    errors: values.errors,
    junit: values.junit,
    html: values.html,
  };
}
