import { type Checker, createChecker } from '#mocks/contract/checker.ts';

const made = new WeakMap<object, Checker>();

/** The checker of a document; made once, because compiling its schemas takes longer than a whole run on them. */
export function checkerOf(document: object): Checker {
  const known = made.get(document) ?? createChecker(document);
  made.set(document, known);
  return known;
}
