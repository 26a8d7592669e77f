import { createChecker, type Checker } from '#mocks/contract/checker.ts';
import document from '#mocks/contract/openapi.gen.json' with { type: 'json' };
import { createApi } from './handlers.ts';
import { withRecording } from './recording.ts';
import { askCluster } from '#mocks/doubles/typesense/cluster.ts';
import { subsetCheck } from '#mocks/doubles/typesense/subsetCheck.ts';
import { checkResponse as check, type SeenResponse } from '#mocks/core/validate.ts';

/** Checks values against `openapi.yaml`. Not for the browser: it makes code at run time. */
export const checker: Checker = createChecker(document);

const answer = createApi({ ask: askCluster, checks: { checker, subset: subsetCheck } });

/** The mock with every request and every answer of it checked against the contract. */
export const answerChecked = withRecording('unit', answer);

/** The same for `contract:verify`, which sees answers by itself. */
export const answerVerified = withRecording('verify', answer);

/** How a reply breaks the contract, one line for each violation; empty when it keeps to it. */
export function checkResponse(response: SeenResponse): string[] {
  return check(checker, response);
}
