import type { CallKind, Effect, Impact, Side } from './change.ts';

type Impacts = Readonly<Record<Side, Readonly<Record<Effect, Impact>>>>;

const nothing = (so: string): Impact => ({ backend: 'harmless', panel: 'harmless', so });
const both = (so: string): Impact => ({ backend: 'breaking', panel: 'breaking', so });
const work = (so: string): Impact => ({ backend: 'harmless', panel: 'needs work', so });

/**
 * Who asks is broken by what is refused now, who answers by what it has to take now; with answers it is the other way
 * round.
 */
const CALLED: Impacts = {
  request: {
    narrowed: {
      backend: 'must be built',
      panel: 'breaking',
      so: 'the panel may send what is refused now, and the backend has to refuse it',
    },
    widened: {
      backend: 'breaking',
      panel: 'harmless',
      so: 'a backend that stays as it is refuses what may be sent now',
    },
    changed: both(
      'what the panel sends may be refused, and a backend that stays as it is may refuse what is right',
    ),
    added: {
      backend: 'must be built',
      panel: 'harmless',
      so: 'the backend has to understand it; the panel need not send it',
    },
    removed: { backend: 'harmless', panel: 'breaking', so: 'the panel may send what nobody reads any more' },
    assumed: both(
      'who leaves it out is understood otherwise, and a backend that stays as it is takes the old value',
    ),
    regenerated: work('nothing is sent otherwise, and code generated from the contract is another one'),
    noted: nothing('nothing is sent otherwise'),
    wording: nothing('nothing is sent otherwise'),
  },
  reply: {
    narrowed: {
      backend: 'breaking',
      panel: 'harmless',
      so: 'a backend that stays as it is may answer what is not allowed any more',
    },
    widened: { backend: 'harmless', panel: 'breaking', so: 'the panel may get what it does not expect' },
    changed: both(
      'the panel may get what it does not expect, and a backend that stays as it is answers wrongly',
    ),
    added: nothing('it may be answered, and the panel does not need it'),
    removed: work('the panel has to do without it'),
    assumed: {
      backend: 'must be built',
      panel: 'needs work',
      so: 'what is left out of an answer means another value',
    },
    regenerated: work('nothing is answered otherwise, and code generated from the contract is another one'),
    noted: nothing('nothing is answered otherwise'),
    wording: nothing('nothing is answered otherwise'),
  },
};

/** What the backend sends to a receiver on the side of the panel, and what that answers: the roles are swapped. */
const SENT: Impacts = {
  request: {
    narrowed: {
      backend: 'breaking',
      panel: 'harmless',
      so: 'a backend that stays as it is may send what is not allowed any more',
    },
    widened: { backend: 'harmless', panel: 'breaking', so: 'the receiver may get what it does not expect' },
    changed: both(
      'the receiver may get what it does not expect, and a backend that stays as it is sends wrongly',
    ),
    added: nothing('it may be sent, and the receiver does not need it'),
    removed: work('the receiver has to do without it'),
    assumed: {
      backend: 'must be built',
      panel: 'needs work',
      so: 'what is left out of what is sent means another value',
    },
    regenerated: CALLED.request.regenerated,
    noted: CALLED.request.noted,
    wording: CALLED.request.wording,
  },
  reply: {
    narrowed: {
      backend: 'harmless',
      panel: 'breaking',
      so: 'the receiver may answer what is not allowed any more',
    },
    widened: {
      backend: 'breaking',
      panel: 'harmless',
      so: 'a backend that stays as it is does not expect what may be answered now',
    },
    changed: both(
      'the receiver may answer wrongly, and a backend that stays as it is may not expect what is right',
    ),
    added: {
      backend: 'must be built',
      panel: 'harmless',
      so: 'the backend has to understand it; the receiver need not answer it',
    },
    removed: {
      backend: 'harmless',
      panel: 'needs work',
      so: 'the receiver may answer what nobody reads any more',
    },
    assumed: both(
      'what the receiver leaves out is understood otherwise, and a backend that stays as it is takes the old value',
    ),
    regenerated: CALLED.reply.regenerated,
    noted: CALLED.reply.noted,
    wording: CALLED.reply.wording,
  },
};

export const IMPACTS: Readonly<Record<CallKind, Impacts>> = {
  operation: CALLED,
  webhook: SENT,
  callback: SENT,
};
