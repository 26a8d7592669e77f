import { env } from 'node:process';

import { examples } from '#mocks/contract/examples.gen.ts';
import type { Operation } from '#mocks/contract/operations.gen.ts';
import { FAULT_HEADER } from '#mocks/core/faults.ts';
import type { Answer } from '#mocks/core/handle.ts';
import { preferenceOf } from '#mocks/core/prefer.ts';
import { mediaTypeOf } from '#mocks/core/readRequest.ts';
import {
  createRecorder,
  ownFingerprint,
  type Recorder,
  type SeenAnswer,
  type RecordSource,
} from './recorder.ts';
import { isJson } from '#mocks/core/replies.ts';
import { findOperation } from '#mocks/core/route.ts';

/** The answer as records hold it; undefined when the contract does not describe it. */
export function seenAnswer(
  { method, url }: { method: string; url: string },
  status: number,
  requestedByName: boolean,
): SeenAnswer | undefined {
  const found = findOperation(method, new URL(url).pathname);
  const operation: Operation | undefined = 'id' in found ? found.operation : undefined;
  const reply = operation?.replies[String(status)];
  if (!reply || !('id' in found)) return undefined;
  const examplesByName = Object.entries(reply.examples).map(([name, key]) => [name, examples[key]]);
  return {
    operation: found.id,
    status,
    asked: requestedByName,
    examples: Object.fromEntries(examplesByName),
  };
}

async function recordAnswer(recorder: Recorder, request: Request, response: Response): Promise<void> {
  const fault = response.headers.has(FAULT_HEADER);
  const requestedByName = fault || preferenceOf(request.headers) !== undefined;
  const answer = seenAnswer(request, response.status, requestedByName);
  if (!answer || !recorder.wants(answer)) return;
  // What is wrong on purpose may never end.
  const text = fault ? '' : await response.clone().text();
  recorder.note(answer, isJson(mediaTypeOf(response.headers)) && text !== '' ? JSON.parse(text) : text);
}

/**
 * The mock with its answers noted for `contract:coverage`, while test runners ask for it (`RECORD_ANSWERS`); else the
 * mock as it is. Noting takes no time of the answer.
 */
export function withRecording(source: RecordSource, answer: Answer): Answer {
  if (env['RECORD_ANSWERS'] === undefined) return answer;
  const recorder = createRecorder(source, ownFingerprint());
  return async (request) => {
    const response = await answer(request);
    if (response.type !== 'error') recordAnswer(recorder, request, response).catch(() => undefined);
    return response;
  };
}
