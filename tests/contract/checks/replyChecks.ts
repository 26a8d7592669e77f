import { at } from '#mocks/contract/homes.ts';

import { plain, schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { deadlineOf, wantsByteOrderMark } from '#tests/contract/model/conventions.ts';
import { methodsAt } from '#tests/contract/model/pathParts.ts';
import { replyOf } from '#tests/contract/model/replyOf.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';

import type { ReplyCheck } from './check.ts';
import { FIELD_LISTS, fieldsIn } from './namesField.ts';

const JSON_TYPE = /[/+]json$/;
/** Methods that HTTP gives to every path. */
const ANYWHERE: ReadonlySet<string> = new Set(['HEAD', 'OPTIONS']);

/** What the contract describes for the answer. A method that the path does not have is no operation. */
function describedReply({ answer, operation, foreignMethod }: Exchange): ReturnType<typeof replyOf> {
  return foreignMethod || answer.status === 0 ? undefined : replyOf(operation, answer.status);
}

/** About status, type and body of every answer. */
export const replyChecks: readonly ReplyCheck[] = [
  {
    // Nothing can be said about an answer that does not end.
    id: 'whole-answer',
    rule: 'Every call gets a whole answer: the connection does not break and the server does not hang.',
    appliesTo: () => true,
    inspect: ({ answer }) => {
      if (answer.failure === undefined) return [];
      return [{ message: `the answer ${answer.failure} after ${Math.round(answer.ms)} ms` }];
    },
  },
  {
    id: 'time',
    rule: 'An answer is complete within the deadline of the contract, or within --slow-ms.',
    appliesTo: () => true,
    inspect: ({ answer, operation }, { contract, slowMs }) => {
      const limit = slowMs ?? deadlineOf(contract, operation) ?? Infinity;
      if (answer.failure !== undefined || answer.ms <= limit) return [];
      return [{ message: `the answer took ${Math.round(answer.ms)} ms, more than ${limit}` }];
    },
  },
  {
    // Whatever a caller sends is the caller's mistake, or none; it is never the server's.
    id: 'server-error',
    rule: 'No request makes the server fail with a 5xx.',
    appliesTo: () => true,
    inspect: ({ answer }) =>
      answer.status < 500 ? [] : [{ message: `the server failed with ${answer.status}` }],
  },
  {
    // A 5xx has a check of its own.
    id: 'status',
    rule: 'The status of every answer is one that the contract describes.',
    appliesTo: () => true,
    inspect: ({ answer, operation, foreignMethod }) => {
      const { status } = answer;
      if (status === 0 || status >= 500 || foreignMethod || replyOf(operation, status)) return [];
      return [
        { message: `${status} is not described; described are ${Object.keys(operation.replies).join(', ')}` },
      ];
    },
  },
  {
    // A client chooses how to read by it.
    id: 'content-type',
    rule: 'The content type of every answer is the one described for its status.',
    appliesTo: () => true,
    inspect: (exchange) => {
      const { contentType } = exchange.answer;
      const types = Object.keys(describedReply(exchange)?.kinds ?? {});
      if (types.length === 0 || types.includes(contentType) || types.includes('*/*')) return [];
      const was = contentType === '' ? 'missing' : contentType;
      return [{ message: `the content type is ${was}, not ${types.join(' or ')}` }];
    },
  },
  {
    // RFC 8259, 8.1: JSON that systems exchange is UTF-8.
    id: 'charset',
    rule: 'JSON is UTF-8 and not called anything else, and so are texts where the contract says it of all bodies.',
    appliesTo: () => true,
    inspect: ({ answer }, { contract }) => {
      const [, charset] = /;\s*charset="?([^";\s]+)/i.exec(answer.headers.get('content-type') ?? '') ?? [];
      const isSaid = at(contract.document, 'x-charset') === 'utf-8';
      const isUtf8 = JSON_TYPE.test(answer.contentType) || (isSaid && answer.contentType.startsWith('text/'));
      if (!isUtf8 || charset === undefined || /^utf-?8$/i.test(charset)) return [];
      return [{ message: `the charset is ${charset}, not utf-8` }];
    },
  },
  {
    // RFC 9457, 3.1.2: programs that see the body alone go by it.
    id: 'problem-status',
    rule: 'A problem says the status that its answer has.',
    appliesTo: () => true,
    inspect: ({ answer: { contentType, json, status } }) => {
      const said = at(json, 'status');
      if (contentType !== 'application/problem+json' || typeof said !== 'number' || said === status)
        return [];
      return [{ message: `the answer is ${status}, and its body says ${said}`, pointer: '/status' }];
    },
  },
  {
    // What nobody names nobody can mend.
    id: 'refused-fields',
    rule: 'Where the contract describes a list of refused fields, an answer with 422 names at least one.',
    appliesTo: ({ replies }) => '422' in replies,
    inspect: (exchange, { contract: { document } }) => {
      const { contentType, json, status } = exchange.answer;
      const schema = describedReply(exchange)?.kinds[contentType]?.schema;
      // Of a body that cannot be read nobody knows the fields.
      if (status !== 422 || schema === undefined || exchange.request.raw !== undefined) return [];
      const { properties } = schemaAt(document, schema);
      const name = FIELD_LISTS.find((one) => plain(document, at(properties, one))['type'] === 'array');
      if (name === undefined || fieldsIn(json).length > 0) return [];
      return [{ message: `${name} names no field`, pointer: `/${name}` }];
    },
  },
  {
    // RFC 9110, 15.5.6.
    id: 'allow',
    proposed: true,
    rule: 'An answer with 405 says in `Allow` which methods the path has, and no others.',
    appliesTo: () => true,
    inspect: ({ answer, operation, foreignMethod }, { contract }) => {
      if (answer.status !== 405) return [];
      const header = answer.headers.get('allow');
      if (header === null) return [{ message: 'the header Allow is missing' }];
      const named = header.split(',').map((one) => one.trim().toUpperCase());
      const has = methodsAt(contract, operation);
      const foreign = named.filter((one) => one !== '' && !has.has(one) && !ANYWHERE.has(one));
      const isMissing = foreignMethod && !named.includes(operation.method);
      return [
        ...foreign.map((one) => ({ message: `the header Allow names ${one}, which the path does not have` })),
        ...(isMissing ? [{ message: `the header Allow does not name ${operation.method}` }] : []),
      ];
    },
  },
  {
    // Half a JSON text and an empty body are none.
    id: 'readable',
    rule: 'A body that is called JSON is JSON.',
    appliesTo: () => true,
    inspect: ({ answer }) => {
      if (!JSON_TYPE.test(answer.contentType) || answer.json !== undefined) return [];
      return [{ message: answer.text === '' ? 'the body is empty' : 'the body is no JSON' }];
    },
  },
  {
    // RFC 8259, 8.1: nobody may add one to JSON. Some spreadsheets take a file without one for another encoding.
    id: 'byte-order-mark',
    rule: 'A body begins with a byte order mark where the contract says so, and JSON never does.',
    appliesTo: () => true,
    inspect: (exchange, { contract }) => {
      const { contentType, text } = exchange.answer;
      const hasMark = text.startsWith('\uFEFF');
      if (JSON_TYPE.test(contentType))
        return hasMark ? [{ message: 'JSON begins with a byte order mark' }] : [];
      const schema = describedReply(exchange)?.kinds[contentType]?.schema;
      const isWanted = schema !== undefined && wantsByteOrderMark(contract, schema);
      return !isWanted || hasMark ? [] : [{ message: 'the body does not begin with a byte order mark' }];
    },
  },
  {
    // Fields, types, bounds, choices, formats, null where it is allowed.
    id: 'schema',
    rule: 'The body of every answer fits the schema described for its status.',
    appliesTo: () => true,
    inspect: (exchange, { errors }) => {
      const { contentType, json, text } = exchange.answer;
      const schema = describedReply(exchange)?.kinds[contentType]?.schema;
      if (schema === undefined) return [];
      if (!JSON_TYPE.test(contentType)) return errors(schema, text);
      return json === undefined ? [] : errors(schema, json);
    },
  },
  {
    // OpenAPI allows more than is described. Says nothing where the schema check speaks.
    id: 'extra-properties',
    rule: 'An answer has no property that the contract does not describe (with --strict).',
    appliesTo: () => true,
    onlyStrict: true,
    inspect: (exchange, { errors, strictErrors }) => {
      const { contentType, json } = exchange.answer;
      const schema = describedReply(exchange)?.kinds[contentType]?.schema;
      if (schema === undefined || json === undefined || !strictErrors) return [];
      return errors(schema, json).length > 0 ? [] : strictErrors(schema, json);
    },
  },
];
