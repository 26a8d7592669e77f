import type { Checker, Violation } from '#mocks/contract/checker.ts';
import type { Operation } from '#mocks/contract/operations.gen.ts';
import type { FieldProblem } from '#mocks/contract/types/types.gen.ts';
import type { Parameters } from './readParameters.ts';
import { withoutFiles } from './readRequest.ts';
import { isJson } from './replies.ts';
import { findOperation } from './route.ts';

/** Ajv's keywords as the stable words of the contract. */
const CODES: Readonly<Record<string, string>> = {
  required: 'required',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  maximum: 'too_large',
  minItems: 'too_few',
  maxItems: 'too_many',
  minProperties: 'required',
  enum: 'not_allowed',
  const: 'not_allowed',
  additionalProperties: 'unknown_field',
  unevaluatedProperties: 'unknown_field',
  type: 'wrong_type',
};

/** Where Ajv's own words would not do for a person. */
const MESSAGES: Readonly<Record<string, (limit: number) => string>> = {
  required: () => 'is required',
  minLength: (limit) => `must have at least ${limit} characters`,
  maxLength: (limit) => `must have at most ${limit} characters`,
  additionalProperties: () => 'is not known here',
};

function toFieldName({ pointer, property }: Violation): string {
  const parts = pointer.split('/').filter((part) => part !== '');
  return [...parts, ...(property === undefined ? [] : [property])].join('.') || 'body';
}

function toFieldProblem(violation: Violation): FieldProblem {
  const { keyword, limit = 0 } = violation;
  const message = MESSAGES[keyword]?.(limit) ?? violation.message;
  return { field: toFieldName(violation), code: CODES[keyword] ?? 'invalid', message };
}

/** A schema that allows several kinds reports every one that did not fit; one report a field is enough. */
function firstByField(problems: readonly FieldProblem[]): FieldProblem[] {
  return [...new Map(problems.toReversed().map((problem) => [problem.field, problem])).values()].toReversed();
}

export interface RequestParts extends Parameters {
  mediaType: string;
  body: unknown;
}

/** How a request breaks the contract; empty when it keeps to it. */
export function requestProblems(checker: Checker, operation: Operation, parts: RequestParts): FieldProblem[] {
  const valuesByLocation = { path: parts.path, query: parts.query, header: parts.headers };
  const problems = operation.parameters.flatMap(({ name, in: location, required, schema }) => {
    const value = valuesByLocation[location][name];
    if (value === undefined)
      return required ? [{ field: name, code: 'required', message: 'is required' }] : [];
    return checker.errors(schema, value).map((violation) => ({ ...toFieldProblem(violation), field: name }));
  });
  const schema = operation.body[parts.mediaType];
  if (schema === undefined) return firstByField(problems);
  if (parts.body === undefined)
    return [...firstByField(problems), { field: 'body', code: 'required', message: 'is required' }];
  const check = parts.mediaType === 'application/json' ? checker.errors : checker.errorsOfText;
  const violations = check(schema, withoutFiles(parts.body)).map(toFieldProblem);
  return firstByField([...problems, ...violations]);
}

export interface SeenResponse {
  method: string;
  /** Absolute address, below `/api`. */
  url: string;
  status: number;
  contentType: string | null;
  /** The body as text. */
  body: string;
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Whether a reply keeps to the contract. Used by the mock on its own answers, by end-to-end tests on every answer the
 * browser sees, and by the check of other servers.
 * @returns one line for each violation, naming operation, status and JSON pointer
 */
export function checkResponse(checker: Checker, response: SeenResponse): string[] {
  const found = findOperation(response.method, new URL(response.url).pathname);
  if (!('id' in found))
    return [`${response.method} ${new URL(response.url).pathname}: is no operation of the contract`];
  const where = `${found.id} ${response.status}`;
  const reply = found.operation.replies[response.status];
  if (!reply) return [`${where}: this status is not described`];
  const type = response.contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? 'none';
  if (type !== reply.type) return [`${where}: content type is ${type}, not ${reply.type}`];
  const body = isJson(type) ? parseJson(response.body) : { value: response.body };
  if (!body) return [`${where}: the body is not JSON`];
  return checker
    .errors(reply.schema, body.value)
    .map(({ pointer, message }) => `${where}: ${pointer} ${message}`);
}
