import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';

import { createChecker } from '#mocks/contract/checker.ts';
import { readImage } from '#mocks/core/imageFile.ts';

import { sampleFileOfSize } from '#tests/contract/generate/sampleFile.ts';
import { createValidRequests } from '#tests/contract/generate/validRequests.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import { curlOf } from './curl.ts';
import { formDataOf } from './formDataOf.ts';
import { type FormField, httpRequestOf, type HttpRequest } from './httpRequest.ts';
import { createPool } from './pool.ts';

const binary = { type: 'string', format: 'binary' };

/** The upload of a field of this schema, with what the form says of its encoding. */
function uploadOf(schema: object, encoding: object = {}): HttpRequest {
  const media = { schema: { type: 'object', required: ['file'], properties: { file: schema } }, encoding };
  const post = {
    operationId: 'upload',
    requestBody: { required: true, content: { 'multipart/form-data': media } },
    responses: { 201: { description: 'Made.' } },
  };
  const contract = readContract(
    stringify({ openapi: '3.1.1', info: { title: 'x', version: '1' }, paths: { '/files': { post } } }),
  );
  const [operation] = contract.operations;
  if (!operation) throw new Error('there is no operation');
  const valid = createValidRequests(contract, createChecker(contract.document), createPool());
  const [request] = valid.plain(operation);
  if (!request) throw new Error('there is no request');
  return httpRequestOf('http://h', operation, request);
}

function fileIn({ body }: HttpRequest): Required<FormField> {
  const [{ name, text, file } = { name: '', text: '', file: undefined }] =
    typeof body === 'object' ? body : [];
  if (!file) throw new Error('no file is sent');
  return { name, text, file };
}

test.each([
  [
    'encoding of the form',
    'image/webp',
    uploadOf(binary, { file: { contentType: 'image/webp, image/png' } }),
  ],
  [
    'contentMediaType of its schema',
    'image/jpeg',
    uploadOf({ type: 'string', contentMediaType: 'image/jpeg' }),
  ],
  ['encoding, as a range', 'image/png', uploadOf(binary, { file: { contentType: 'image/*' } })],
  [
    'contentMediaType of the items of a list',
    'image/png',
    uploadOf({ type: 'array', minItems: 1, items: { type: 'string', contentMediaType: 'image/png' } }),
  ],
])('a picture is sent where the contract names one: by the %s', async (_how, type, wire) => {
  const { text, file } = fileIn(wire);
  expect(file.type).toBe(type);
  // The mock goes by the content.
  expect(await readImage(new Blob([Buffer.from(text, 'latin1')]))).toMatch(`data:${type};base64,`);
});

test.each([
  ['nothing', 'text/csv', uploadOf(binary)],
  [
    'a type that there is no sample of',
    'model/obj',
    uploadOf(binary, { file: { contentType: 'model/obj' } }),
  ],
])('a table is sent where the contract names %s', (_what, type, wire) => {
  const { text, file } = fileIn(wire);
  expect(file).toEqual({ name: 'sample.csv', type });
  expect(text).toMatch(/^sku,name\n/);
});

test('a curl line sends a picture byte by byte, under its name and media type', () => {
  const wire = uploadOf(binary, { file: { contentType: 'image/png' } });
  const [printing = '', curl] = curlOf(wire).split(' | ');
  expect(execFileSync('sh', ['-c', printing]).toString('latin1')).toBe(fileIn(wire).text);
  expect(curl).toContain("-F 'file=@-;filename=sample.png;type=image/png'");
});

const LARGE = 200_000;

describe.each([
  ['a picture', 'image/png', /^\x89PNG[^]*\0{1000}$/],
  ['a table', 'text/csv', /^sku,name\nMUG-1,Mug\n(?:, {62}\n)+(?:, *)?$/],
  ['a text', 'text/plain', /^Mug\n+$/],
])('%s of a size that is asked for', (_what, type, content) => {
  const sample = sampleFileOfSize([type], LARGE);
  if (!sample) throw new Error('there is no sample');
  const { text, ...file } = sample;
  const fields = [{ name: 'file', text, file }];

  test('has this size, and is still what it is', async () => {
    const sent = formDataOf(fields).get('file');
    if (!(sent instanceof Blob)) throw new Error('no file is sent');
    expect(sent.size).toBe(LARGE);
    expect(Buffer.from(await sent.arrayBuffer()).toString('latin1')).toMatch(content);
  });

  test('is sent byte by byte by a curl line that does not show it', async () => {
    const line = curlOf({ method: 'POST', url: 'http://h', headers: {}, body: fields });
    expect(line.length).toBeLessThan(700);
    expect(line).not.toContain('\nMUG');
    const printing = line.slice(0, line.lastIndexOf(' | '));
    const sent = formDataOf(fields).get('file');
    if (!(sent instanceof Blob)) throw new Error('no file is sent');
    const printed = execFileSync('sh', ['-c', printing]);
    expect(printed.equals(Buffer.from(await sent.arrayBuffer()))).toBe(true);
  });
});

test('a file is never smaller than its sample', () => {
  expect(sampleFileOfSize(['image/png'], 69)?.padding?.bytes).toBe(0);
  expect(sampleFileOfSize(['image/png'], 68)).toBeUndefined();
});
