import type { Operation } from '#tests/contract/model/contract.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import type { HttpRequest } from '#tests/contract/run/httpRequest.ts';

/** Stands for everything secret; reports show it as `$TOKEN`. */
const SECRET = '\u0001secret';
const NAMED = '[^"&=\\s]*(?:token|password|secret|authorization)[^"&=\\s]*';

/** A text under a telling name, in JSON (whole or not) and in forms. */
const IN_JSON = new RegExp(`("${NAMED}"\\s*:\\s*")(?:[^"\\\\]|\\\\.)*`, 'gi');
const IN_FORM = new RegExp(`((?:^|&)${NAMED}=)[^&]*`, 'gi');

/** Headers of a browser say nothing about the call. */
const TELLING: ReadonlySet<string> = new Set(['content-type', 'accept', 'authorization', 'prefer']);

/** What proves who asks, as far as it was sent: the secrets of a call. */
function secretsOf({ ways }: Operation, { url, headers }: HttpRequest): string[] {
  const query = new URL(url).searchParams;
  const sent = ways.flat().flatMap(({ kind, name }) => (kind === 'query' ? query.getAll(name) : []));
  const keys = ways
    .flat()
    .flatMap(({ kind, name }) => (kind === 'header' ? [headers[name.toLowerCase()] ?? ''] : []));
  const proof = (headers['authorization'] ?? '').replace(/^\S+\s+/, '');
  const cookies = (headers['cookie'] ?? '')
    .split(';')
    .map((part) => part.slice(part.indexOf('=') + 1).trim());
  return [...sent, ...keys, proof, ...cookies].filter((text) => text.length > 3);
}

/** Keeps tokens and passwords out of everything that is shown, those of earlier calls too. */
export interface Concealer {
  /** Remembers what the call proves itself with. */
  learn: (exchange: Exchange) => void;
  /** The exchange with nothing secret in it, and with no header that the contract knows nothing of. */
  exchange: (exchange: Exchange) => Exchange;
  text: (text: string) => string;
}

export function createConcealer(): Concealer {
  const known = new Set<string>();

  function text(shown: string): string {
    return [...known].reduce((soFar, one) => soFar.replaceAll(one, SECRET), shown);
  }
  const body = (shown: string): string =>
    text(shown).replaceAll(IN_JSON, `$1${SECRET}`).replaceAll(IN_FORM, `$1${SECRET}`);

  function wireOf(operation: Operation, wire: HttpRequest): HttpRequest {
    const described = operation.parameters.filter((one) => one.in === 'header').map(({ name }) => name);
    const schemes = operation.ways.flat().map(({ kind, name }) => (kind === 'cookie' ? 'cookie' : name));
    const names = new Set([...TELLING, ...[...described, ...schemes].map((name) => name.toLowerCase())]);
    const headers = Object.entries(wire.headers).filter(([name]) => names.has(name));
    const sent = wire.body;
    return {
      ...wire,
      url: text(wire.url),
      headers: Object.fromEntries(headers.map(([name, value]) => [name, text(value)])),
      ...(sent === undefined
        ? {}
        : {
            body:
              typeof sent === 'string' ? body(sent) : sent.map((one) => ({ ...one, text: text(one.text) })),
          }),
    };
  }

  return {
    learn: ({ operation, wire }) => {
      for (const secret of secretsOf(operation, wire)) known.add(secret).add(encodeURIComponent(secret));
    },
    text: (shown) => text(shown).replaceAll(SECRET, '$TOKEN'),
    exchange: (exchange) => {
      const { operation, wire, answer } = exchange;
      return {
        ...exchange,
        wire: wireOf(operation, wire),
        answer: { ...answer, text: body(answer.text) },
        token: SECRET,
      };
    },
  };
}
