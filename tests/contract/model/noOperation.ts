import type { Operation } from './contract.ts';

/** What is asked for where the contract describes nothing, as an operation of which nothing is known. */
export function noOperation(method: string, path: string): Operation {
  return {
    id: `${method} ${path}`,
    pointer: '',
    ...{ method, path },
    parameters: [],
    body: undefined,
    replies: {},
    schemes: [],
    ways: [],
    origin: undefined,
    endsSignIns: undefined,
  };
}
