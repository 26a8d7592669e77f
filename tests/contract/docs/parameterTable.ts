import { at } from '#mocks/contract/homes.ts';

import type { Parameter, ReplyHeader } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import { type Shape, shapeOf } from '#tests/contract/model/shape.ts';
import { inlineMarkdown } from './inlineMarkdown.ts';
import { limitsOf } from './limits.ts';
import { joinHtml, markup, type Html, type Part } from './markup.ts';
import { typeName } from './typeName.ts';

function describedRow(document: unknown, name: Part, schema: string, more: Part): Html {
  const found = { pointer: schema, value: valueAt(document, schema) };
  const shape = shapeOf(document, found);
  const inner: Shape | undefined = shape.items && shapeOf(document, shape.items);
  const text = at(valueAt(document, schema.replace(/\/(schema|content\/[^/]+\/schema)$/, '')), 'description');
  const limits = joinHtml([...limitsOf(shape), ...(inner ? limitsOf(inner) : [])], ' · ');
  return markup`<tr><th scope="row">${name}</th><td>${typeName(document, found)}</td><td>${
    typeof text === 'string' && markup`<p>${inlineMarkdown(text.trim().replaceAll('\n', ' '))}</p>`
  }${limits.length > 0 && markup`<p class="limits">${limits}</p>`}${more}</td></tr>`;
}

const table = (first: string, rows: readonly Html[]): Html =>
  markup`<table class="fields" data-kind="${first.toLowerCase()}"><thead><tr><th scope="col">${first}</th><th scope="col">Type</th><th scope="col">What it is</th></tr></thead><tbody>${rows}</tbody></table>`;

const required = markup` <span class="must">required</span>`;

/** What travels in the path, the query, headers and cookies. */
export function parameterTable(document: unknown, parameters: readonly Parameter[]): Html {
  const rows = parameters.map((one) => {
    const name = markup`<code>${one.name}</code> <span class="place">${one.in}</span>${one.required && required}`;
    const shown = one.examples.map((value) => markup`<code>${JSON.stringify(value)}</code>`);
    const examples = shown.length > 0 && markup`<p class="limits">for example ${joinHtml(shown, ', ')}</p>`;
    return describedRow(document, name, one.schema, examples);
  });
  return table('Parameter', rows);
}

export function headerTable(document: unknown, headers: readonly ReplyHeader[]): Html {
  const rows = headers.map((one) =>
    describedRow(
      document,
      markup`<code>${one.name}</code>${one.required && required}`,
      one.schema,
      undefined,
    ),
  );
  return table('Header', rows);
}
