import type { Found } from '#tests/contract/model/follow.ts';
import { type Shape, shapeOf } from '#tests/contract/model/shape.ts';
import { componentAt, schemaAnchor } from './anchors.ts';
import { markup, joinHtml, type Part } from './markup.ts';

const DEEPEST = 4;

/** The type of a value in words, components as links to their description. */
export function typeName(document: unknown, found: Found, depth = 0): Part {
  const shape = shapeOf(document, found);
  const name = componentAt('schemas', shape.pointer);
  const none = shape.nullable && !(name !== undefined && ownsNull(document, shape)) ? ' or null' : '';
  if (name !== undefined && depth >= 0) {
    return [markup`<a href="#${schemaAnchor(name)}">${name}</a>`, none];
  }
  if (shape.variants.length > 0) {
    return [
      joinHtml(
        shape.variants.map((one) => typeName(document, one, depth + 1)),
        ' or ',
      ),
      none,
    ];
  }
  const types = [...(shape.types ?? [])].map((type): Part => {
    if (type !== 'array' || !shape.items || depth > DEEPEST) return type;
    return ['list of ', typeName(document, shape.items, depth + 1)];
  });
  return [types.length === 0 ? 'anything' : joinHtml(types, ' or '), none];
}

/** Whether the component itself says that it may be null. */
function ownsNull(document: unknown, { pointer }: Shape): boolean {
  return shapeOf(document, { pointer: '', value: { $ref: `#${encodeURI(pointer)}` } }).nullable;
}
