import type { Found } from '#tests/contract/model/follow.ts';
import { type Shape, shapeOf } from '#tests/contract/model/shape.ts';
import { componentAt, schemaAnchor } from './anchors.ts';
import { markup, type Html, joinHtml, type Part } from './markup.ts';
import { inlineMarkdown } from './inlineMarkdown.ts';
import { limitsOf } from './limits.ts';
import { originMark } from './originMark.ts';
import { typeName } from './typeName.ts';

const DEEPEST = 6;

/** A value's own properties, or those of the items of a list, as far as they are not described elsewhere. */
function insideOf(document: unknown, shape: Shape): { shape: Shape; mark: string } | undefined {
  if (shape.properties.size > 0) return { shape, mark: '' };
  if (!shape.items) return undefined;
  const inner = insideOf(document, shapeOf(document, shape.items));
  return inner && { shape: inner.shape, mark: `[]${inner.mark}` };
}

/** The component whose properties a row can unfold. */
function unfolds(document: unknown, found: Found): string | undefined {
  const shape = shapeOf(document, found);
  const name = componentAt('schemas', shape.pointer);
  if (name !== undefined) return insideOf(document, shape) || shape.variants.length > 0 ? name : undefined;
  if (shape.items) return unfolds(document, shape.items);
  const [only, ...more] = shape.variants.flatMap((one) => unfolds(document, one) ?? []);
  return more.length === 0 ? only : undefined;
}

/** Filled by the page's script with the table of the component. */
const unfoldOf = (name: string | undefined): Part =>
  name !== undefined &&
  markup`<details class="unfold" data-schema="${schemaAnchor(name)}"><summary>Show what is in ${name}</summary></details>`;

function describe(document: unknown, found: Found): { type: Part; rest: Part } {
  const shape = shapeOf(document, found);
  const text = shape.keywords.get('description')?.value;
  const origin = shape.keywords.get('x-origin')?.value;
  const limits = joinHtml(
    [...limitsOf(shape), ...(shape.items ? limitsOf(shapeOf(document, shape.items)) : [])],
    ' · ',
  );
  const name = unfolds(document, found);
  const own = typeof origin === 'string' && componentAt('schemas', shape.pointer) === undefined;
  return {
    type: [typeName(document, found), own && originMark(origin)],
    rest: [
      typeof text === 'string' && markup`<p>${inlineMarkdown(text.trim().replaceAll('\n', ' '))}</p>`,
      limits.length > 0 && markup`<p class="limits">${limits}</p>`,
      unfoldOf(name),
    ],
  };
}

function rows(document: unknown, { properties, required }: Shape, path: string, depth: number): Html[] {
  return [...properties].flatMap(([name, found]) => {
    const whole = path === '' ? name : `${path}.${name}`;
    const { type, rest } = describe(document, found);
    const row = markup`<tr><th scope="row"><code>${whole}</code>${required.has(name) && markup` <span class="must">required</span>`}</th><td>${type}</td><td>${rest}</td></tr>`;
    const shape = shapeOf(document, found);
    const inside =
      unfolds(document, found) === undefined && depth < DEEPEST ? insideOf(document, shape) : undefined;
    return [row, ...(inside ? rows(document, inside.shape, `${whole}${inside.mark}`, depth + 1) : [])];
  });
}

/** @param isShared it is also shown with the component that it belongs to, where the search finds it */
const table = (body: readonly Html[], isShared: boolean): Html =>
  markup`<table class="fields"${!isShared && markup` data-kind="property"`}><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">What it is</th></tr></thead><tbody>${body}</tbody></table>`;

/** What a value looks like: a table of its properties, or one line when it has none. */
export function schemaTable(document: unknown, found: Found): Html {
  const shape = shapeOf(document, found);
  const isShared = componentAt('schemas', shape.pointer) !== undefined;
  if (shape.variants.length > 0) {
    const names = shape.variants.map((one) => typeName(document, one));
    const [first, ...others] = shape.variants.filter((one) => insideOf(document, shapeOf(document, one)));
    const own = shape.properties.size > 0 && table(rows(document, shape, '', 0), isShared);
    const more = others.flatMap((one) => unfoldOf(componentAt('schemas', shapeOf(document, one).pointer)));
    return markup`<p class="variants">${joinHtml(names, ' or ')}</p>${own}${first && schemaTable(document, first)}${more}`;
  }
  const inside = insideOf(document, shape);
  if (inside && shape.properties.size > 0) return table(rows(document, shape, '', 0), isShared);
  const { type, rest } = describe(document, found);
  const own = inside && componentAt('schemas', inside.shape.pointer) === undefined;
  return markup`<p class="variants">${type}</p>${rest}${own && table(rows(document, inside.shape, inside.mark, 0), isShared)}`;
}
