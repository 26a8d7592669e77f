import { isPublic, isWebhook, nameOf, responsesOf, schemaRefs } from './reading.ts';
import type { Rule } from './rule.ts';

/** A conflict is a problem with more. */
const PROBLEMS = ['#/components/schemas/Problem', '#/components/schemas/Conflict'];

/**
 * D4: a refusal is a Problem. Exempt: 401 (NeedsLogin), the 400 of observed public calls, known to be a message, and what
 * webhooks answer.
 */
export const refusals: Rule = () => ({
  Operation(operation, context) {
    if (isWebhook(context)) return;
    const location = context.location.child(['responses']);
    const responses = responsesOf(operation, context);
    if (!responses.some(([status]) => status === '422')) {
      context.report({
        message: `${nameOf(operation)}: describes 422, so that all mocks refuse alike`,
        location,
      });
    }
    for (const [status, response] of responses) {
      const observedMessage = status === '400' && operation['x-origin'] === 'observed' && isPublic(operation);
      if (status < '400' || status === '401' || observedMessage) continue;
      if (schemaRefs(response, 'application/problem+json').some((ref) => PROBLEMS.includes(ref))) continue;
      context.report({
        message: `${nameOf(operation)}: ${status} answers application/problem+json with a Problem`,
        location,
      });
    }
  },
});
