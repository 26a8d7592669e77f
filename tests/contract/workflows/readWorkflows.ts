import { parse } from 'yaml';
import * as z from 'zod/mini';

import { UnusableContract } from '#tests/contract/model/follow.ts';
import type { Workflow } from './workflow.ts';

const text = z.string();
const retry = z.object({
  name: text,
  type: z.literal('retry'),
  retryAfter: z.number(),
  retryLimit: z.int(),
});
const criterion = z.union([
  z.strictObject({ condition: text }),
  z.strictObject({ condition: text, context: text, type: z.literal('regex') }),
]);
const step = z.strictObject({
  stepId: text,
  description: z.optional(text),
  operationId: text,
  parameters: z._default(
    z.array(
      z.strictObject({ name: text, in: z.enum(['path', 'query', 'header', 'cookie']), value: z.any() }),
    ),
    [],
  ),
  requestBody: z.optional(z.strictObject({ contentType: z.optional(text), payload: z.any() })),
  successCriteria: z._default(z.array(criterion), []),
  outputs: z._default(z.record(text, text), {}),
  onFailure: z._default(z.array(retry), []),
  'x-second-account': z._default(z.boolean(), false),
});
const arazzo = z.object({
  arazzo: z.string().check(z.regex(/^1\.0\./)),
  workflows: z.array(
    z.object({
      workflowId: text,
      summary: text,
      'x-about': text,
      steps: z.array(step).check(z.minLength(1)),
    }),
  ),
});

/**
 * Reads an Arazzo 1.0 document, as far as the check understands one: calls by `operationId`, simple conditions, outputs,
 * and `retry`.
 * @throws {UnusableContract} saying what it does not understand
 */
export function readWorkflows(written: string): readonly Workflow[] {
  const read = arazzo.safeParse(parse(written, { merge: true, maxAliasCount: -1 }));
  if (read.success) return read.data.workflows;
  const [issue] = read.error.issues;
  throw new UnusableContract(`the workflows cannot be read: ${issue?.path.join('.')}: ${issue?.message}`);
}
