import { describe, expect, test } from 'vitest';

import { exampleRequest } from './exampleRequest.ts';

describe('a request made of the contract’s examples', () => {
  test('has what is needed in its path, and nothing that is not', () => {
    expect(exampleRequest('getImport')).toEqual({ call: 'GET /imports/imp-1', asked: { headers: {} } });
  });

  test('has the parameters that are needed', () => {
    expect(exampleRequest('listViews').call).toBe('GET /views?screen=skumanager.products');
  });

  test('has the headers that are needed, and the first example of the body', () => {
    const { call, asked } = exampleRequest('startExport');
    expect(call).toBe('POST /exports');
    expect(asked.headers).toEqual({ 'Idempotency-Key': '5f0c9e2ab7d14c6f' });
    expect(asked.body).toMatchObject({ resource: 'products' });
  });

  test('is a form with a file where one is meant', () => {
    const { body } = exampleRequest('startImport').asked;
    const form = body instanceof FormData ? body : new FormData();
    expect(form.get('kind')).toBe('products');
    expect(form.get('file')).toBeInstanceOf(File);
  });

  test('of an operation that is none throws', () => {
    expect(() => exampleRequest('listNothing')).toThrow('listNothing');
  });
});
