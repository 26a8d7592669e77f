import type { Change } from './change.ts';
import { IMPACTS } from './impacts.ts';

/** The body that says "sign in first", where a contract has it. */
export const ENVELOPE = '/components/schemas/NeedsLogin';

export const SAYS_SIGN_IN = 'a needed sign-in is said with this status';

/** The panel reads this body before it looks at anything else, so whatever is changed in it is noticed by both. */
export function judgeEnvelope(change: Change): Change {
  const inside = change.pointer === ENVELOPE || change.pointer.startsWith(`${ENVELOPE}/`);
  const { backend, panel } = change.impact;
  if (!inside || (backend === 'harmless' && panel === 'harmless')) return change;
  return {
    ...change,
    what: `${change.what}, in the body that says that a sign-in is needed`,
    impact: IMPACTS.operation.reply.changed,
  };
}
