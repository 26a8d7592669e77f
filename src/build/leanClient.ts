import type { Plugin } from 'vite';

/** The generated client's reader of event streams, written as one that refuses; the contract has no stream. */
export const withoutStreams =
  "export const createSseClient = () => { throw new Error('The contract has no event stream'); };";

/** Puts a function that refuses in the place of a generated one that no call of ours comes to. Throws when it is gone. */
function refusing(code: string, name: string, reason: string): string {
  const at = code.indexOf(`export const ${name} =`);
  if (at < 0) throw new Error(`The generated client has no ${name} any more`);
  const next = code.indexOf('\nexport ', at);
  const rest = next < 0 ? '' : code.slice(next);
  return `${code.slice(0, at)}export const ${name} = () => { throw new Error('${reason}'); };${rest}`;
}

/** What the generated client brings along for other contracts, by the end of its file's name. */
export const leaner: Readonly<Record<string, (code: string) => string>> = {
  serverSentEvents: () => withoutStreams,
  // The parameters of a query are plain or lists, and `api/placeholders.ts` fills paths before the client sees them.
  pathSerializer: (code) => refusing(code, 'serializeObjectParam', 'The contract has no object in a query'),
  utils: (code) => refusing(code, 'defaultPathSerializer', 'Paths are filled by placeholders.ts'),
};

const CORE = /[\\/]api[\\/]generated[\\/]core[\\/](serverSentEvents|pathSerializer|utils)\.gen\.ts$/;

/** 1 kB less on every page: what the generated client brings along, whether a call has it or not. */
export function leanClient(): Plugin {
  return {
    name: 'backroom:lean-client',
    apply: 'build',
    transform: {
      filter: { id: CORE },
      handler: (code, id) => ({ code: leaner[CORE.exec(id)?.[1] ?? '']?.(code) ?? code, map: null }),
    },
  };
}
