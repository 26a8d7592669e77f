import { operations, type Operation } from '#mocks/contract/operations.gen.ts';

/** An operation of the contract with the answers that can be chosen for it. */
export interface DevOperation {
  id: string;
  method: string;
  /** Path template, `/logout-user/{userId}`. */
  path: string;
  tag: string;
  answers: readonly { status: string; example: string }[];
  described: Operation;
}

const table: Readonly<Record<string, Operation>> = operations;

/** All operations in the order of the contract. */
export const devOperations: readonly DevOperation[] = Object.entries(table).map(([id, described]) => ({
  id,
  method: described.method,
  path: described.path,
  tag: described.tag,
  answers: Object.entries(described.replies).flatMap(([status, { examples }]) =>
    Object.keys(examples).map((example) => ({ status, example })),
  ),
  described,
}));

const byId = new Map(devOperations.map((operation) => [operation.id, operation]));
const byCall = new Map(
  devOperations.map((operation) => [`${operation.method} ${operation.path}`, operation]),
);

export const findOperation = (id: string): DevOperation | undefined => byId.get(id);

/** @param call method and path template, `GET /logout-user/{userId}` */
export const findOperationByCall = (call: string): DevOperation | undefined => byCall.get(call);

/** Operations that have all words of a search in their name, path, method or tag. */
export function searchOperations(search: string): DevOperation[] {
  const words = search.toLowerCase().split(/\s+/);
  return devOperations.filter(({ id, method, path, tag }) => {
    const text = `${id} ${method} ${path} ${tag}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
