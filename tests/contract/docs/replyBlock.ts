import { pointerTo } from '#mocks/contract/checker.ts';
import { at } from '#mocks/contract/homes.ts';

import type { Operation, Reply } from '#tests/contract/model/contract.ts';
import { follow, type Found, valueAt } from '#tests/contract/model/follow.ts';
import { componentAt, replyAnchor } from './anchors.ts';
import { exampleBlocks } from './exampleBlocks.ts';
import { inlineMarkdown } from './inlineMarkdown.ts';
import { markup, type Html } from './markup.ts';
import { headerTable } from './parameterTable.ts';
import { schemaTable } from './schemaTable.ts';

const NEEDS_LOGIN = '/components/schemas/NeedsLogin';

/** What stands in an answer: headers, and the body in each media type. */
export function replyBody(document: unknown, { kinds, headers }: Reply): Html {
  const bodies = Object.entries(kinds).map(
    ([type, { schema, examples }]) =>
      markup`<p class="media"><code>${type}</code></p>${schema !== undefined && schemaTable(document, { pointer: schema, value: valueAt(document, schema) })}${exampleBlocks(examples)}`,
  );
  const none = bodies.length === 0 && markup`<p class="media">No body.</p>`;
  return markup`${headers.length > 0 && headerTable(document, headers)}${bodies}${none}`;
}

function descriptionOf({ value }: Found): string {
  const text = at(value, 'description');
  return typeof text === 'string' ? text.trim().replaceAll('\n', ' ') : '';
}

function saysSignIn(document: unknown, { kinds }: Reply): boolean {
  return Object.values(kinds).some(({ schema }) => {
    const ways = schema === undefined ? undefined : at(valueAt(document, schema), 'oneOf');
    return Array.isArray(ways) && ways.some((way) => at(way, '$ref') === `#${NEEDS_LOGIN}`);
  });
}

/** One answer of an operation. What several operations answer alike is described once, elsewhere. */
export function replyBlock(document: unknown, operation: Operation, status: string, reply: Reply): Html {
  const pointer = pointerTo('paths', operation.path, operation.method.toLowerCase(), 'responses', status);
  const found = follow(document, { pointer, value: valueAt(document, pointer) });
  const shared = componentAt('responses', found.pointer);
  const text = inlineMarkdown(descriptionOf(found));
  const code = markup`<span class="status s${status.slice(0, 1)}">${status}</span>`;
  if (shared !== undefined) {
    return markup`<p class="shared">${code} <span>${text} <a href="#${replyAnchor(shared)}">Body and examples of ${shared}</a></span></p>`;
  }
  const envelope =
    saysSignIn(document, reply) &&
    markup`<p class="note">With <code>status: 0</code> this answer says that a sign-in is needed; <a href="#needs-login">how that works</a>.</p>`;
  return markup`<details class="answer"${status.startsWith('2') && markup` open`}><summary>${code} <span>${text}</span></summary>${envelope}${replyBody(document, reply)}</details>`;
}
