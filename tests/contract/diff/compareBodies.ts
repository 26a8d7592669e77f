import { pointerTo } from '#mocks/contract/checker.ts';

import { compareKinds } from './compareKinds.ts';
import { IMPACTS } from './impacts.ts';
import type { OperationPair } from './operationPair.ts';

const { narrowed, widened, added, removed } = IMPACTS.request;

/** What is sent. */
export function compareBodies(pair: OperationPair): void {
  const where = 'the request body';
  const { before, after } = pair;
  const [old, now] = [before.body, after.body];
  const home = ({ path, method }: typeof after): string =>
    pointerTo('paths', path, method.toLowerCase(), 'requestBody');
  if (now && !old) {
    const what = now.required ? 'is new, and required' : 'is new, and optional';
    pair.note({ pointer: home(after), where, what, impact: now.required ? narrowed : added });
  }
  if (old && !now) pair.note({ pointer: home(before), where, what: 'is gone', impact: removed });
  if (!old || !now) return;
  if (now.required && !old.required) {
    pair.note({ pointer: home(after), where, what: 'is required now', impact: narrowed });
  }
  if (old.required && !now.required) {
    pair.note({ pointer: home(after), where, what: 'is optional now', impact: widened });
  }
  compareKinds(pair, 'request', where, home(after), old.kinds, now.kinds);
}
