import * as z from 'zod/mini';

import type { Question, Reply } from './startOther.ts';

const Shelf = z.object({
  label: z.string().check(z.maxLength(10)),
  get inside() {
    return z.optional(Shelf);
  },
});
const NewBook = z.looseObject({
  title: z.string().check(z.minLength(1), z.maxLength(40)),
  subtitle: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  kind: z.enum(['novel', 'poetry']),
  shelf: z.optional(z.nullable(Shelf)),
});

const refused = (status: number): Reply => ({ status, body: { error: 'refused' } });

/** Keeps `library.yaml`: a key in a header, lists by comma, objects in brackets. */
export function library(key: string): (question: Question) => Reply {
  const books: Record<string, unknown>[] = [{ id: 1, title: 'Emma', kind: 'novel', subtitle: null }];
  return ({ method, path, query, body, header }) => {
    if (path === '/v1/books' && method === 'GET') {
      const tags =
        query
          .get('tags')
          ?.split(',')
          .filter((tag) => tag !== '') ?? [];
      const limit = Number(query.get('limit') ?? 10);
      const wrong =
        tags.length > 3 ||
        tags.some((tag) => !/^[a-z]+$/.test(tag)) ||
        !Number.isInteger(limit) ||
        limit <= 0 ||
        limit > 50 ||
        (query.get('filter[author]') ?? '').length > 20 ||
        query.has('filter');
      return wrong ? refused(400) : { status: 200, body: books.slice(0, limit) };
    }
    if (path === '/v1/books' && method === 'POST') {
      if (header('x-key') !== key) return refused(401);
      const book = NewBook.safeParse(body);
      if (!book.success) return refused(422);
      const added = { ...book.data, id: books.length + 1 };
      books.push(added);
      return { status: 201, body: added };
    }
    const [, id] = /^\/v1\/books\/([^/]+)$/.exec(path) ?? [];
    if (id === undefined) return refused(404);
    if (method !== 'GET') return { ...refused(405), allow: ['GET'] };
    if (!/^[1-9]\d{0,9}$/.test(id)) return refused(400);
    const book = books.find((one) => one['id'] === Number(id));
    return book ? { status: 200, body: book } : refused(404);
  };
}
