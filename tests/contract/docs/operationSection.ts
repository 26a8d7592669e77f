import { pointerTo } from '#mocks/contract/checker.ts';
import { at } from '#mocks/contract/homes.ts';

import type { Operation } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import { type NeededPermissions, permissionsOf } from '#tests/contract/model/stated.ts';
import { operationAnchor } from './anchors.ts';
import { copyable, exampleBlocks } from './exampleBlocks.ts';
import { inlineMarkdown } from './inlineMarkdown.ts';
import { markdown } from './markdown.ts';
import { joinHtml, markup, type Html } from './markup.ts';
import { originMark } from './originMark.ts';
import { parameterTable } from './parameterTable.ts';
import { replyBlock } from './replyBlock.ts';
import { sampleRequest } from './sampleRequest.ts';
import { curlSample } from './samples/curlSample.ts';
import { schemaTable } from './schemaTable.ts';
import { textAt } from './textAt.ts';

export function summaryOf(document: unknown, { id, path, method }: Operation): string {
  return textAt(valueAt(document, pointerTo('paths', path, method.toLowerCase())), 'summary') || id;
}

function requestPart(document: unknown, { id, parameters, body }: Operation): Html {
  const bodies = Object.entries(body?.kinds ?? {}).map(
    ([type, { schema, examples }], index) =>
      markup`<p class="media">Body <code>${type}</code>${index === 0 && body?.required === true && markup` <span class="must">required</span>`}</p>${schema !== undefined && schemaTable(document, { pointer: schema, value: valueAt(document, schema) })}${exampleBlocks(examples, `${operationAnchor(id)}-${index}`)}`,
  );
  if (parameters.length + bodies.length === 0) return markup``;
  return markup`<h4>Request</h4>${parameters.length > 0 && parameterTable(document, parameters)}${bodies}`;
}

/** What the caller needs besides a sign-in. */
function permissionsPart(needed: NeededPermissions | undefined): Html {
  const code = (title: string): Html => markup`<code>${title}</code>`;
  const always = (needed?.always ?? []).map(
    (titles) => markup` Needs the permission ${joinHtml(titles.map(code), ' or ')}.`,
  );
  const sometimes = (needed?.sometimes ?? []).map(
    ([title, when]) => markup` Needs the permission ${code(title)} when ${inlineMarkdown(when)}.`,
  );
  return markup`${always}${sometimes}`;
}

/** Everything about one operation. */
export function operationSection(document: unknown, operation: Operation, base: string): Html {
  const { id, method, path, schemes, origin, replies } = operation;
  const anchor = operationAnchor(id);
  const raw = valueAt(document, pointerTo('paths', path, method.toLowerCase()));
  const summary = summaryOf(document, operation);
  const curl = curlSample(sampleRequest(operation), base);
  const access =
    schemes.length > 0
      ? markup`Needs a sign-in: ${schemes.map(({ kind, name }) => markup`<code>${name}: ${kind}</code>`)}`
      : 'Public: anybody may call it.';
  const permissions = permissionsPart(permissionsOf({ document }, operation));
  const deprecated =
    at(raw, 'deprecated') === true && markup` <span class="mark deprecated">deprecated</span>`;
  return markup`<section class="operation" id="${anchor}" aria-labelledby="${anchor}-title" data-origin="${origin ?? ''}">
<h3 id="${anchor}-title"><a href="#${anchor}">${summary}</a>${originMark(origin)}${deprecated}</h3>
<p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code> <span class="id">${id}</span></p>
<div class="prose">${markdown(textAt(raw, 'description'), 5)}</div>
<p class="access">${access}${permissions}</p>
${requestPart(document, operation)}
<h4>Answers</h4>
${Object.entries(replies).map(([status, reply]) => replyBlock(document, operation, status, reply))}
<h4>Code sample</h4>
<div class="samples" data-operation="${id}">${copyable(curl, `the sample of ${id}`)}</div>
<details class="try" data-operation="${id}"><summary>Try ${id}</summary></details>
</section>`;
}
