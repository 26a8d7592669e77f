import { answerCall } from './answer.ts';
import type { PlainCall, PlainReply } from './call.ts';
import { SEARCH_PARENT_KEY } from './parentKey.ts';
import { searchSeed } from './seed/searchSeed.ts';
import { bootKey, createStore, type Store } from './store.ts';

let store: Store | undefined;

/** Answers from the seeded indexes. They are made when first asked for: most tests and pages never search. */
export function askCluster(call: PlainCall): PlainReply {
  store ??= createStore([bootKey(SEARCH_PARENT_KEY, ['documents:search'])], searchSeed());
  return answerCall(store, call);
}
