import { nameOf } from './reading.ts';
import type { Rule } from './rule.ts';

/** The generated client has one file per tag. */
export const oneTag: Rule = () => ({
  Operation(operation, context) {
    if (Array.isArray(operation['tags']) && operation['tags'].length === 1) return;
    context.report({ message: `${nameOf(operation)}: has exactly one tag`, location: context.location });
  },
});
