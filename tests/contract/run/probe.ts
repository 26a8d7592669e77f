import type { Wrong } from '#tests/contract/checks/check.ts';
import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import type { ValidRequests } from '#tests/contract/generate/validRequests.ts';
import type { WrongRequest } from '#tests/contract/generate/wrongRequests.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import type { AlteredToken } from './alteredTokens.ts';
import type { Exchange, Proof } from './exchange.ts';
import type { Login } from './signIn.ts';

/** How a call differs from an ordinary one with a living token. */
export interface How {
  proof?: Proof;
  /** The token that must not work. */
  token?: string;
  /** How the token was made of the first account's living one. */
  altered?: AlteredToken;
  /** Another method than the operation's own. */
  method?: string;
  /** Another operation. */
  operation?: Operation;
}

/** What a check may do with the operation it is asked about. */
export interface Probe {
  contract: Contract;
  operation: Operation;
  /** Whether the run asks about an operation; others are called where they help. */
  isAsked: (id: string) => boolean;
  /** Sends a request. Every reply check looks at the answer. Rejects with `GivenUp` when the server wants fewer calls. */
  send: (request: ApiRequest, how?: How) => Promise<Exchange>;
  /** A request that keeps to the contract, and was answered with success if any could be found. */
  base: () => Promise<{ request: ApiRequest; succeeded: boolean }>;
  /**
   * Looks for a call that succeeds: this one, one about another known thing, or about one that is made for it. Gives the
   * one that came nearest when none does. With `send` a check watches each call on the way.
   */
  succeed: (first: ApiRequest, send?: Probe['send']) => Promise<Exchange | undefined>;
  /** The request about a new thing, made for it, if that may be and can be done. */
  aboutNew: (request: ApiRequest) => Promise<ApiRequest | undefined>;
  /** Makes one of what the operation, or another list, lists, if that may be and can be done. */
  fill: (list?: Operation) => Promise<boolean>;
  /** The base with what must be new each time: names, an idempotency key, the version that the record has now. */
  renewed: (request: ApiRequest, operation?: Operation) => Promise<ApiRequest>;
  /** Everything that can be wrong with the base, one thing at a time. */
  wrong: () => Promise<readonly WrongRequest[]>;
  valid: ValidRequests;
  /** The ordinary request about the operation that was answered with success last. */
  lastAnswered: () => ApiRequest | undefined;
  /** The token that ordinary calls of the operation are sent with; undefined where there is none. */
  livingToken: () => Promise<string | undefined>;
  /** A token of its own, so that ending it hurts nobody; undefined without `--login`. */
  signIn: (as?: Login) => Promise<string | undefined>;
  /** Who asks; undefined without `--login`. */
  login: Login | undefined;
  /** A token of the second account; undefined without a second `--login`. */
  secondToken: () => Promise<string | undefined>;
  /** What an account may do, as far as the contract names the call that says it. */
  permissions: (token?: string) => Promise<ReadonlySet<string>>;
  /** Whether a value keeps to the schema at a pointer. */
  fits: (pointer: string, value: unknown) => boolean;
  /** A text that no other call of this run uses. */
  unique: () => string;
  /** Notes what a call showed: nothing wrong when the list is empty. */
  note: (exchange: Exchange, wrongs: readonly Wrong[]) => void;
  /** Notes why nothing could be tried. */
  untried: (reason: string) => void;
}
