import { isRecord } from '#mocks/contract/homes.ts';

import { durationOf } from '#tests/contract/model/duration.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import type { Answer } from '#tests/contract/run/transport.ts';

import { findInRow } from './jsonPath.ts';

/** What expressions read from. */
export interface Scope {
  /** The answer to the step that is judged; undefined before it. */
  answer?: Answer;
  inputs: Readonly<Record<string, unknown>>;
  /** By step and name. */
  outputs: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The moment that `$now`, `$now+P7D` or `$now-PT1M` names; undefined when it is none of them. */
function momentOf(expression: string): string | undefined {
  const [whole, sign, duration = 'PT0S'] = /^\$now(?:([+-])(P\w+))?$/.exec(expression) ?? [];
  const length = durationOf(duration);
  if (whole === undefined || length === undefined) return undefined;
  return new Date(Date.now() + (sign === '-' ? -length : length)).toISOString();
}

/**
 * The value of a runtime expression of Arazzo: `$response.body#/id`, `$steps.made.outputs.id`. Beyond Arazzo: `$now+P7D`,
 * and `$response.body#/items[?@.name == 'a']/id`, in the first row that is so. Undefined: nothing there.
 */
export function evaluate(expression: string, { answer, inputs, outputs }: Scope): unknown {
  if (expression === '$statusCode') return answer?.status;
  const [, pointer] = /^\$response\.body#?(.*)$/.exec(expression) ?? [];
  if (pointer?.includes('[?')) return findInRow(pointer, answer?.json);
  if (pointer !== undefined) return answer?.json === undefined ? answer?.text : valueAt(answer.json, pointer);
  const [, header] = /^\$response\.header\.([\w-]+)$/.exec(expression) ?? [];
  if (header !== undefined) return answer?.headers.get(header) ?? undefined;
  const [, input] = /^\$inputs\.(\w+)$/.exec(expression) ?? [];
  if (input !== undefined) return inputs[input];
  const moment = momentOf(expression);
  if (moment !== undefined) return moment;
  const [, step = '', name = ''] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? [];
  return outputs[step]?.[name];
}

/** A value of the document with its expressions put in: a whole text keeps the type, `{$…}` inside a text becomes text. */
export function fill(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((one) => fill(one, scope));
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fill(one, scope)]));
  }
  if (typeof value !== 'string') return value;
  return value.startsWith('$') ? evaluate(value, scope) : fillText(value, scope);
}

/** A text with the expressions inside of it, `{$…}`, put in as texts. */
export function fillText(text: string, scope: Scope): string {
  return text.replaceAll(/\{(\$[^}]+)\}/g, (_whole, expression: string) =>
    String(evaluate(expression, scope)),
  );
}
