import type { Plugin } from 'vite';

/** The generated client's reader of event streams, written as one that refuses; the contract has no stream. */
export const withoutStreams =
  "export const createSseClient = () => { throw new Error('The contract has no event stream'); };";

/** 1 kB less on every page: the generated client brings a reader of event streams along, whether a call has one or not. */
export function leanClient(): Plugin {
  return {
    name: 'backroom:lean-client',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]api[\\/]generated[\\/]core[\\/]serverSentEvents\.gen\.ts$/ },
      handler: () => ({ code: withoutStreams, map: null }),
    },
  };
}
