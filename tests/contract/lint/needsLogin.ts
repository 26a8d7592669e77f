import { isPublic, nameOf, NEEDS_LOGIN, responsesOf, schemaRefs } from './reading.ts';
import type { Rule } from './rule.ts';

/** D38: a template call says it in its own way; all that is known is `message`. */
const isTemplate401 = (response: unknown): boolean =>
  schemaRefs(response).includes('#/components/schemas/TemplateReply');

/** D5: how a call that needs a sign-in is answered is described at every operation that demands the token. */
export const needsLogin: Rule = () => ({
  Operation(operation, context) {
    const name = nameOf(operation);
    const responses = new Map(responsesOf(operation, context));
    const inOk = schemaRefs(responses.get('200')).includes(NEEDS_LOGIN);
    const in401 = schemaRefs(responses.get('401')).includes(NEEDS_LOGIN);
    const report = (message: string) =>
      context.report({ message: `${name}: ${message}`, location: context.location.child(['responses']) });
    if (isPublic(operation)) {
      if (inOk || in401) report('a public operation never answers NeedsLogin');
      return;
    }
    if (!in401 && !isTemplate401(responses.get('401')))
      report('an operation that demands the token describes 401 with the body NeedsLogin');
    if (operation['x-origin'] === 'observed' && !inOk) {
      report('a secured observed 200 is oneOf [..., NeedsLogin]');
    }
    if (operation['x-origin'] === 'proposed' && inOk)
      report('a proposed operation answers NeedsLogin with 401 only');
  },
});
