import { expect, test } from 'vitest';

import type { Parameter } from '#tests/contract/model/contract.ts';

import { curlOf } from './curl.ts';
import { styledPairs, styledPath } from './styles.ts';

const parameter = (style: string, explode: boolean): Parameter => ({
  ...{ name: 'p', in: 'query', required: false, isScope: false, description: '', schema: '', examples: [] },
  style,
  explode,
});

test.each<[string, boolean, unknown, string]>([
  ['form', true, ['a', 'b'], 'p=a p=b'],
  ['form', false, ['a', 'b'], 'p=a,b'],
  ['spaceDelimited', false, ['a', 'b'], 'p=a b'],
  ['pipeDelimited', false, ['a', 'b'], 'p=a|b'],
  ['form', true, { x: 1, y: 2 }, 'x=1 y=2'],
  ['form', false, { x: 1, y: 2 }, 'p=x,1,y,2'],
  ['deepObject', true, { x: 1, y: 2 }, 'p[x]=1 p[y]=2'],
  ['simple', true, { x: 1, y: 2 }, 'p=x=1,y=2'],
  ['json', false, { x: [1] }, 'p={"x":[1]}'],
  ['form', true, 5, 'p=5'],
])('%s, exploded %s, %j', (style, explode, value, text) => {
  const pairs = styledPairs(parameter(style, explode), value);
  expect(pairs.map((pair) => pair.join('=')).join(' ')).toBe(text);
});

test('a path parameter is escaped, and marked as its style wants', () => {
  expect(styledPath(parameter('simple', false), 'a/b c')).toBe('a%2Fb%20c');
  expect(styledPath(parameter('label', true), ['a', 'b'])).toBe('.a.b');
  expect(styledPath(parameter('matrix', true), ['a', 'b'])).toBe(';p=a;p=b');
});

test('a curl line masks the token, and survives quotes', () => {
  const wire = {
    method: 'POST',
    url: 'http://localhost/a',
    headers: { authorization: 'Bearer s3cret' },
    body: `{"name":"O'Brien $HOME"}`,
  };
  expect(curlOf(wire, 's3cret')).toBe(
    `curl -i -X POST 'http://localhost/a' \\\n  -H "authorization: Bearer $TOKEN" \\\n  --data-raw '{"name":"O'\\''Brien $HOME"}'`,
  );
});
