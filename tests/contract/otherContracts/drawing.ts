import * as z from 'zod/mini';

import type { Question, Reply } from './startOther.ts';

const length = z.number().check(z.gt(0), z.lte(100));
const Shape = z.union([
  z.strictObject({ kind: z.literal('circle'), radius: length }),
  z.strictObject({
    kind: z.literal('polygon'),
    sides: z.array(length).check(z.minLength(3), z.maxLength(6)),
  }),
  z.strictObject({
    kind: z.literal('group'),
    get shapes() {
      return z.array(Shape).check(z.minLength(1), z.maxLength(3));
    },
  }),
]);

const wrong: Reply = { status: 400, body: 'no' };

/** Keeps `drawing.yaml`: shapes in shapes, refusals in plain text, lists as repeated names. */
export function drawing({ method, path, query, body }: Question): Reply {
  if (path === '/draw/measure') {
    if (method !== 'POST') return { ...wrong, status: 405, allow: ['POST'] };
    const shape = Shape.safeParse(body);
    return shape.success ? { status: 200, body: { area: 1.5, labels: { [shape.data.kind]: 1 } } } : wrong;
  }
  if (path !== '/draw/layers') return { ...wrong, status: 404 };
  if (method !== 'GET') return { ...wrong, status: 405, allow: ['GET'] };
  const depth = query.get('depth') ?? '';
  const colors = query.getAll('color');
  if (!/^[1-9]$/.test(depth) || colors.some((color) => color !== 'red' && color !== 'green')) return wrong;
  return { status: 200, body: { name: 'ground', parent: null, layers: [{ name: 'sky', layers: [] }] } };
}
