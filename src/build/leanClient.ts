import type { Plugin } from 'vite';

/** The generated client's reader of event streams, written as one that refuses; the contract has no stream. */
export const emptyEventStreams =
  "export const createSseClient = () => { throw new Error('The contract has no event stream'); };";

/** Puts another function in the place of a generated one. Throws when that is gone. */
function replaceFunction(code: string, name: string, body: string): string {
  const at = code.search(new RegExp(`export (const|async function|function) ${name}\\b`));
  if (at < 0) throw new Error(`The generated client has no ${name} any more`);
  const next = code.indexOf('\nexport ', at);
  const rest = next < 0 ? '' : code.slice(next);
  return `${code.slice(0, at)}export const ${name} = ${body};${rest}`;
}

/** Puts a function that refuses in the place of a generated one that no call of ours comes to. */
function replaceWithThrow(code: string, name: string, reason: string): string {
  return replaceFunction(code, name, `() => { throw new Error('${reason}'); }`);
}

/** Lists in a query are of one style, `form`: joined by commas, or the name again before each of them (`explode`). */
export const formLists = [
  '({ explode, name, value }) =>',
  "explode ? value.map((one) => serializePrimitiveParam({ name, value: one })).join('&')",
  ": name + '=' + value.map(encodeURIComponent).join()",
].join(' ');

/** What the generated client brings along for other contracts, by the end of its file's name. */
export const transforms: Readonly<Record<string, (code: string) => string>> = {
  'core/serverSentEvents': () => emptyEventStreams,
  // The parameters of a query are plain or lists, and `api/placeholders.ts` fills paths before the client sees them.
  'core/pathSerializer': (code) =>
    replaceFunction(
      replaceWithThrow(code, 'serializeObjectParam', 'The contract has no object in a query'),
      'serializeArrayParam',
      formLists,
    ),
  'core/utils': (code) =>
    replaceWithThrow(code, 'defaultPathSerializer', 'Paths are filled by placeholders.ts'),
  // Every call says how its reply is read; the token is added by `prepareRequest`, and nowhere but to our own origin (T11).
  'client/utils': (code) =>
    replaceFunction(
      replaceWithThrow(code, 'getParseAs', 'Replies are read as JSON'),
      'setAuthParams',
      'async () => {}',
    ),
};

const FILE = /[\\/]api[\\/]generated[\\/](core|client)[\\/](serverSentEvents|pathSerializer|utils)\.gen\.ts$/;

/** 1 kB less on every page: what the generated client brings along, whether a call has it or not. */
export function leanClient(): Plugin {
  return {
    name: 'backroom:lean-client',
    apply: 'build',
    transform: {
      filter: { id: FILE },
      handler: (code, id) => ({
        code: transforms[FILE.exec(id)?.slice(1).join('/') ?? '']?.(code) ?? code,
        map: null,
      }),
    },
  };
}
