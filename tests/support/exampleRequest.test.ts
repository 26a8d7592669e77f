import { describe, expect, test } from 'vitest';

import { exampleRequest } from './exampleRequest.ts';

describe('a request made of the contract’s examples', () => {
  test('has the required parameters of its path, and no other', () => {
    expect(exampleRequest('getImport')).toEqual({ call: 'GET /imports/imp-1', asked: { headers: {} } });
  });

  test('has the required query parameters', () => {
    expect(exampleRequest('listViews').call).toBe('GET /views?screen=skumanager.products');
  });

  test('has the required headers, and the first example of the body', () => {
    const { call, asked: request } = exampleRequest('startExport');
    expect(call).toBe('POST /exports');
    expect(request.headers).toEqual({ 'Idempotency-Key': '5f0c9e2ab7d14c6f' });
    expect(request.body).toMatchObject({ resource: 'products' });
  });

  test('is a form with a file where the contract has one', () => {
    const { body } = exampleRequest('startImport').asked;
    const form = body instanceof FormData ? body : new FormData();
    expect(form.get('kind')).toBe('products');
    expect(form.get('file')).toBeInstanceOf(File);
  });

  test('throws for an unknown operation', () => {
    expect(() => exampleRequest('listNothing')).toThrow('listNothing');
  });
});
