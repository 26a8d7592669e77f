import { at, isRecord } from '#mocks/contract/homes.ts';

import { followed, isWebhook, nameOf, responsesOf, schemaRefs } from './reading.ts';
import type { Context, Rule } from './rule.ts';

/** What an answer says in its headers, by status: HTTP demands the first three, `info` the others. */
const headers: Readonly<Record<string, string>> = {
  '401': 'WWW-Authenticate',
  '405': 'Allow',
  '201': 'Location',
  '429': 'Retry-After',
  '503': 'Retry-After',
};

const isJob = (response: unknown): boolean => schemaRefs(response).includes('#/components/schemas/Job');

function headerOf(status: string, response: unknown): string | undefined {
  return status === '202' && isJob(response) ? 'Location' : headers[status];
}

function requires(response: unknown, header: string, context: Context): boolean {
  return at(followed(at(response, 'headers', header), context), 'required') === true;
}

/** An answer that has to say something in a header says so in the contract. */
export const answerHeaders: Rule = () => ({
  Operation(operation, context) {
    if (isWebhook(context)) return;
    for (const [status, response] of responsesOf(operation, context)) {
      const header = headerOf(status, response);
      if (header === undefined || requires(response, header, context)) continue;
      context.report({
        message: `${nameOf(operation)}: ${status} requires the header ${header}`,
        location: context.location.child(['responses']),
      });
    }
  },
  Root(document, context) {
    const answer = document['x-method-not-allowed'];
    if (isRecord(answer) && requires(answer, 'Allow', context)) return;
    context.report({
      message: 'x-method-not-allowed describes what answers 405, and requires the header Allow',
      location: context.location,
    });
  },
});
