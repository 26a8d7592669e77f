import { pointerTo } from '#mocks/contract/checker.ts';
import { at, isRecord } from '#mocks/contract/homes.ts';

import { follow } from '#tests/contract/model/follow.ts';
import { schemaAnchor } from './anchors.ts';
import { exampleBlocks } from './exampleBlocks.ts';
import { markdown } from './markdown.ts';
import { markup, type Html } from './markup.ts';
import { textAt } from './textAt.ts';

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

function bodyPart(document: unknown, type: string, media: unknown): Html {
  const schema = /^#\/components\/schemas\/(.+)$/.exec(textAt(at(media, 'schema'), '$ref'))?.[1];
  const examples = new Map(
    entriesOf(at(media, 'examples')).map(([name, value]) => [
      name,
      at(follow(document, { pointer: pointerTo(name), value }).value, 'value'),
    ]),
  );
  const link = schema !== undefined && markup`: <a href="#${schemaAnchor(schema)}">${schema}</a>`;
  return markup`<p class="media">Body <code>${type}</code>${link}</p>${exampleBlocks(Object.fromEntries<unknown>(examples))}`;
}

function webhook(document: unknown, name: string, method: string, call: unknown): Html {
  const bodies = entriesOf(at(call, 'requestBody', 'content'));
  const answers = entriesOf(at(call, 'responses')).map(
    ([status, reply]) => markup`<dt>${status}</dt><dd>${textAt(reply, 'description')}</dd>`,
  );
  return markup`<section class="webhook"><h3>${textAt(call, 'summary') || name}</h3>
<p class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>${name}</code></p>
<div class="prose">${markdown(textAt(call, 'description'), 5)}</div>
${bodies.map(([type, media]) => bodyPart(document, type, media))}<dl class="facts">${answers}</dl></section>`;
}

/** The calls that others make to the server (OpenAPI 3.1 `webhooks`); nothing where there are none. */
export function webhooksPart({ document }: { document: unknown }): Html {
  const calls = entriesOf(at(document, 'webhooks')).flatMap(([name, item]) =>
    entriesOf(item).map(([method, call]) => webhook(document, name, method, call)),
  );
  if (calls.length === 0) return markup``;
  return markup`<section class="chapter" id="webhooks"><h2>Webhooks</h2><p>Others call the server like this; the panel takes no part in it.</p>${calls}</section>`;
}
