import type { Operations, operations } from '#mocks/contract/operations.gen.ts';
import type { Account, SignIn } from './accounts.ts';
import type { Db } from './db.ts';

export type OperationId = keyof Operations;

/** Who asks, at operations that demand the bearer token; null at public ones. */
export interface SignedIn {
  account: Account;
  signIn: SignIn;
  /** Titles of the permissions that the person has at this call. */
  titles: ReadonlySet<string>;
}

type SignedInFor<K extends OperationId> = (typeof operations)[K]['secured'] extends true ? SignedIn : null;

/** A request that fits the contract. */
export interface Call<K extends OperationId> {
  db: Db;
  me: SignedInFor<K>;
  body: NonNullable<Operations[K]['in']['body']>;
  path: NonNullable<Operations[K]['in']['path']>;
  query: NonNullable<Operations[K]['in']['query']>;
  headers: 'headers' extends keyof Operations[K]['in'] ? Operations[K]['in']['headers'] : unknown;
  request: Request;
}

/** The same before it was checked. */
export interface RawCall {
  db: Db;
  me: SignedIn | null;
  body: unknown;
  path: unknown;
  query: unknown;
  headers: unknown;
  request: Request;
}

/** One of the answers the contract describes: status and body belong together. */
type Reply<K extends OperationId> = {
  [S in keyof Operations[K]['out']]: {
    status: S;
    body: Operations[K]['out'][S];
    headers?: Record<string, string>;
  };
}[keyof Operations[K]['out']];

type Resolver<K extends OperationId> = (call: Call<K>) => Reply<K> | Promise<Reply<K>>;

/** One resolver for every operation: a missing one, or one that answers off the contract, does not compile. */
export type Resolvers = { [K in OperationId]: Resolver<K> };

/** The resolvers of the operations with one tag. */
export type Area<Tag extends (typeof operations)[OperationId]['tag']> = {
  [K in OperationId as (typeof operations)[K]['tag'] extends Tag ? K : never]: Resolver<K>;
};
