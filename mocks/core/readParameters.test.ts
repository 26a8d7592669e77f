import { describe, expect, test } from 'vitest';

import type { Operation, Parameter } from '#mocks/contract/operations.gen.ts';
import { readParameters } from './readParameters.ts';

const parameter = (name: string, kind: Parameter['kind'], overrides: Partial<Parameter> = {}): Parameter => ({
  name,
  in: 'query',
  required: false,
  schema: '',
  kind,
  ...overrides,
});

const operation: Operation = {
  method: 'GET',
  path: '/things/{id}',
  origin: 'proposed',
  tag: 'work',
  secured: true,
  needsLogin: false,
  body: {},
  replies: {},
  parameters: [
    parameter('id', 'text', { in: 'path' }),
    parameter('page', 'number', { fallback: 1 }),
    parameter('archived', 'boolean', { fallback: false }),
    parameter('q', 'text'),
    parameter('status', 'list'),
    parameter('X-Count', 'number', { in: 'header' }),
  ],
};

const parse = (search: string) =>
  readParameters(operation, { id: '7' }, new Request(`http://localhost/api/things/7${search}`)).query;

describe('the parameters of a call', () => {
  test('have their defaults or are missing when they are not sent', () => {
    expect(parse('')).toEqual({ page: 1, archived: false });
  });

  test.each([
    ['?page=12', { page: 12 }],
    ['?page=-3.5', { page: -3.5 }],
    ['?archived=true', { archived: true }],
    ['?archived=false', { archived: false }],
    ['?q=007', { q: '007' }],
    ['?q=a%26b+c', { q: 'a&b c' }],
    ['?status=active', { status: ['active'] }],
    ['?status=active&status=draft', { status: ['active', 'draft'] }],
    ['?unknown=1', {}],
  ])('are read from %s', (search, read) => {
    expect(parse(search)).toEqual({ page: 1, archived: false, ...read });
  });

  test.each([
    ['?page=', { page: '' }],
    ['?page=1e3', { page: '1e3' }],
    ['?page=0x10', { page: '0x10' }],
    ['?page=%201', { page: ' 1' }],
    ['?archived=TRUE', { archived: 'TRUE' }],
    ['?archived=1', { archived: '1' }],
    ['?page=1&page=2', { page: ['1', '2'] }],
    ['?q=a&q=b', { q: ['a', 'b'] }],
    ['?status=', { status: [''] }],
  ])('keep an invalid value of %s, so that validation finds it', (search, read) => {
    expect(parse(search)).toMatchObject(read);
  });

  test('are read from the path and the headers too', () => {
    const headers = { 'x-count': '3' };
    const parameters = readParameters(operation, { id: '7' }, new Request('http://localhost/', { headers }));
    expect(parameters.path).toEqual({ id: '7' });
    expect(parameters.headers).toEqual({ 'X-Count': 3 });
  });
});
