import { readContract } from '#tests/contract/model/readContract.ts';
import { createDifference } from './difference.ts';

export const COMPONENTS = {
  schemas: {
    NeedsLogin: {
      type: 'object',
      required: ['status'],
      properties: { status: { const: 0 }, msg: { type: 'string' } },
    },
    Tree: {
      type: 'object',
      properties: { child: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
    },
    Cat: { type: 'object', properties: { kind: { const: 'cat' }, lives: { type: 'integer' } } },
    Dog: { type: 'object', properties: { kind: { const: 'dog' }, barks: { type: 'boolean' } } },
  },
};

/** A contract with one operation, and what else stands at the root of the document. */
export function contractWith(operation: object, components: object = COMPONENTS, root: object = {}): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version: '0.1.0' },
    paths: { '/a': { post: { operationId: 'doIt', responses: {}, ...operation } } },
    components,
    ...root,
  });
}

/** A body with the schema under `x`. */
export const inside = (schema: object) => ({
  content: { 'application/json': { schema: { type: 'object', properties: { x: schema } } } },
});

/** What is said about a change: sentence, backend, panel. */
export function describeChanges(before: string, after: string): string[] {
  return createDifference(readContract(before), readContract(after)).findings.map(
    ({ sentence, impact }) => `${sentence} ${impact.backend}, ${impact.panel}`,
  );
}

/** A reference to a schema of {@link COMPONENTS}. */
export const S = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const text = { type: 'string' };
export const closed = { type: 'object', additionalProperties: false };
