import { beforeEach, describe, expect, test } from 'vitest';
import { searchServer, type CallServer } from '#tests/support/searchServer.ts';
import { shelf } from '#tests/support/searchShelf.ts';
import { parseJson } from './call.ts';

let call: CallServer;

beforeEach(() => {
  call = searchServer();
});

const lines = (reply: { body: unknown }): unknown[] => String(reply.body).split('\n').map(parseJson);
const books = {
  name: 'books',
  fields: [
    { name: 'title', type: 'string', infix: true, locale: 'el' },
    { name: 'pages', type: 'int32' },
  ],
};

describe('collections of the search server', () => {
  test('are made, described, listed and deleted', () => {
    const created = call('POST /collections', { ...books, default_sorting_field: 'pages' });
    expect(created).toMatchObject({
      status: 201,
      body: {
        name: 'books',
        num_documents: 0,
        default_sorting_field: 'pages',
        fields: [{ infix: true, locale: 'el' }, { type: 'int32' }],
      },
    });
    expect(call('GET /collections/books').body).toEqual(created.body);
    expect(call('GET /collections?exclude_fields=fields').body).toMatchObject([
      { name: 'books' },
      { name: 'shelf' },
    ]);
    expect(call('GET /collections?exclude_fields=fields').body).not.toMatchObject([{ fields: [] }, {}]);
    expect(call('DELETE /collections/books').body).toEqual(created.body);
    expect(call('GET /collections/books')).toEqual({
      status: 404,
      body: { message: 'No collection with name `books` found.' },
    });
  });

  test('can be created with the fields of another one', () => {
    const created = call('POST /collections?src_name=shelf', { name: 'twin', fields: books.fields });
    expect(created.body).toMatchObject({ name: 'twin', fields: { length: shelf.schema.fields.length } });
  });

  test('can gain and lose fields, and keep their documents', () => {
    const change = {
      fields: [
        { name: 'note', drop: true },
        { name: 'color', type: 'string', optional: true },
      ],
    };
    expect(call('PATCH /collections/shelf', change)).toMatchObject({
      status: 200,
      body: { fields: [{ drop: true }, { name: 'color' }] },
    });
    expect(call('GET /collections/shelf').body).toMatchObject({ num_documents: 8 });
    expect(call('GET /collections/shelf/documents/search?q=charger&query_by=name').body).toMatchObject({
      found: 2,
    });
  });

  test.each([
    [{ name: 'shelf', fields: books.fields }, 409, 'A collection with name `shelf` already exists.'],
    [{ fields: books.fields }, 400, 'Parameter `name` is required.'],
    [
      { name: 'x', fields: [{ name: 'a', type: 'text' }] },
      400,
      'Field `a` has an invalid data type string, see docs for supported data types.',
    ],
    ['{"name"', 400, 'Bad JSON.'],
  ])('are refused with the schema %j', (body, status, message) =>
    expect(call('POST /collections', body)).toEqual({ status, body: { message } }),
  );
});

describe('documents of a collection', () => {
  const book = { id: '1', title: 'Ithaca', pages: 90 };
  beforeEach(() => void call('POST /collections', books));

  test('are written, read, changed and deleted', () => {
    expect(call('POST /collections/books/documents', book)).toEqual({ status: 201, body: book });
    expect(call('POST /collections/books/documents', book)).toEqual({
      status: 409,
      body: { message: 'A document with id 1 already exists.' },
    });
    expect(call('POST /collections/books/documents?action=upsert', { ...book, pages: 91 }).status).toBe(201);
    expect(call('PATCH /collections/books/documents/1', { pages: 92 }).body).toEqual({ ...book, pages: 92 });
    expect(call('GET /collections/books/documents/1').body).toEqual({ ...book, pages: 92 });
    expect(call('DELETE /collections/books/documents/1').status).toBe(200);
    expect(call('GET /collections/books/documents/1')).toEqual({
      status: 404,
      body: { message: 'Could not find a document with id: 1' },
    });
    expect(call('DELETE /collections/books/documents/1').status).toBe(404);
    expect(call('DELETE /collections/books/documents/1?ignore_not_found=true').status).toBe(200);
  });

  test('get an id when they have none', () => {
    expect(call('POST /collections/books/documents', { title: 'A', pages: 1 }).body).toMatchObject({
      id: '0',
    });
  });

  test('are changed and deleted by a filter', () => {
    call(
      'POST /collections/books/documents/import',
      [book, { ...book, id: '2', pages: 300 }].map((one) => JSON.stringify(one)).join('\n'),
    );
    expect(call('PATCH /collections/books/documents?filter_by=pages:>100', { title: 'Long' }).body).toEqual({
      num_updated: 1,
    });
    expect(call('DELETE /collections/books/documents?filter_by=title:=Long').body).toEqual({
      num_deleted: 1,
    });
    expect(call('DELETE /collections/books/documents').status).toBe(400);
    expect(lines(call('GET /collections/books/documents/export?include_fields=title'))).toEqual([
      { title: 'Ithaca' },
    ]);
  });

  test('are imported with a result for each line', () => {
    const reply = lines(
      call(
        'POST /collections/books/documents/import?return_id=true',
        `${JSON.stringify(book)}\n{"id":"2"}\nnonsense`,
      ),
    );
    expect(reply).toMatchObject([
      { success: true, id: '1' },
      {
        success: false,
        code: 400,
        error: 'Field `title` has been declared in the schema, but is not found in the document.',
      },
      { success: false, error: 'Bad JSON.', document: 'nonsense' },
    ]);
    expect(call('POST /collections/books/documents/import', '').body).toEqual({
      message: 'The request body was empty. So, no records were imported.',
    });
  });

  test.each([
    [{ ...book, pages: 'many' }, 'Field `pages` must be a int32.'],
    [{ ...book, title: ['a'] }, 'Field `title` must be a string.'],
    [{ ...book, id: 7 }, "Document's `id` field should be a string."],
  ])('are refused with the fields %j', (body, message) =>
    expect(call('POST /collections/books/documents', body)).toEqual({ status: 400, body: { message } }),
  );

  test('are not found by their old words once they were changed or deleted', () => {
    const count = (q: string) => call(`GET /collections/shelf/documents/search?q=${q}&query_by=name`).body;
    call('PATCH /collections/shelf/documents/a', { name: 'Umbrella' });
    expect([count('wireless'), count('umbrella')]).toMatchObject([{ found: 0 }, { found: 1 }]);
    call('DELETE /collections/shelf/documents/a');
    expect(count('umbrella')).toMatchObject({ found: 0, out_of: 7 });
  });
});

test('unknown paths and methods answer 404', () => {
  for (const request of ['GET /', 'GET /nothing', 'PUT /keys', 'GET /collections/shelf/other'])
    expect(call(request).status).toBe(404);
});
