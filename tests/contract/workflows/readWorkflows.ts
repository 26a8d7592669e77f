import { parse } from 'yaml';
import * as z from 'zod/mini';

import { UnusableContract } from '#tests/contract/model/follow.ts';
import { isReadable } from './conditions.ts';
import type { Workflow } from './workflow.ts';

const text = z.string();
const retry = z.object({
  name: text,
  type: z.literal('retry'),
  retryAfter: z.number(),
  retryLimit: z.int(),
});
const end = z.object({ name: text, type: z.literal('end') });
const criterion = z.union([
  z.strictObject({ condition: text }),
  z.strictObject({ condition: text, context: text, type: z.enum(['regex', 'jsonpath']) }),
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
  onFailure: z._default(z.array(z.union([retry, end])), []),
  'x-second-account': z._default(z.boolean(), false),
  'x-token': z.optional(text),
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

function parsed(written: string): unknown {
  try {
    return parse(written, { merge: true, maxAliasCount: -1 });
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n', 1) : [];
    throw new UnusableContract(`the workflows cannot be read: ${reason}`);
  }
}

/** What nobody could play: a call of an operation that is nowhere, a condition that cannot be read. */
function problemOf(
  { workflowId, steps, 'x-about': about }: Workflow,
  known: ReadonlySet<string>,
): string | undefined {
  const stranger = [about, ...steps.map(({ operationId }) => operationId)].find((id) => !known.has(id));
  if (stranger !== undefined) return `the workflow ${workflowId} names ${stranger}, which is no operation`;
  const unreadable = steps.flatMap(({ successCriteria }) => successCriteria).find((one) => !isReadable(one));
  return (
    unreadable && `the workflow ${workflowId} has a condition that cannot be read: ${unreadable.condition}`
  );
}

/**
 * Reads an Arazzo 1.0 document, as far as the check understands one: calls by `operationId`, simple conditions, outputs,
 * and `retry`.
 * @param known the operations that can be called
 * @throws {UnusableContract} saying what it does not understand
 */
export function readWorkflows(written: string, known: ReadonlySet<string>): readonly Workflow[] {
  const read = arazzo.safeParse(parsed(written));
  if (read.success) {
    const problem = read.data.workflows.map((one) => problemOf(one, known)).find((one) => one !== undefined);
    if (problem !== undefined) throw new UnusableContract(problem);
    return read.data.workflows;
  }
  const [issue] = read.error.issues;
  throw new UnusableContract(`the workflows cannot be read: ${issue?.path.join('.')}: ${issue?.message}`);
}
