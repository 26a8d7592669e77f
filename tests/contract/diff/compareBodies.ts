import { compareKinds } from './compareKinds.ts';
import type { OperationPair } from './operationPair.ts';

/** What is sent. */
export function compareBodies(pair: OperationPair): void {
  const where = 'the request body';
  const { before, after } = pair;
  const { narrowed, widened, added, removed } = pair.impacts.request;
  const isSent = pair.speaker('request') === 'reply';
  const [old, now] = [before.body, after.body];
  const home = ({ pointer }: typeof after): string => `${pointer}/requestBody`;
  if (now && !old) {
    const what = now.required ? 'is new, and required' : 'is new, and optional';
    const rule = `request-added-${now.required ? 'required' : 'optional'}`;
    pair.note({ pointer: home(after), where, rule, what, impact: now.required ? narrowed : added });
  }
  if (old && !now) {
    const impact = isSent && old.required ? widened : removed;
    pair.note({ pointer: home(before), where, rule: 'request-removed', what: 'is gone', impact });
  }
  if (!old || !now) return;
  if (now.required && !old.required) {
    pair.note({
      pointer: home(after),
      where,
      rule: 'request-required',
      what: 'is required now',
      impact: narrowed,
    });
  }
  if (old.required && !now.required) {
    pair.note({
      pointer: home(after),
      where,
      rule: 'request-optional',
      what: 'is optional now',
      impact: widened,
    });
  }
  compareKinds(pair, 'request', where, home(after), old.kinds, now.kinds);
}
