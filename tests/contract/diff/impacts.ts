import type { Effect, Impact, Side } from './change.ts';

const nothing = (so: string): Impact => ({ backend: 'harmless', panel: 'harmless', so });
const both = (so: string): Impact => ({ backend: 'breaking', panel: 'breaking', so });

/**
 * Who asks is broken by what is refused now, who answers by what it has to take now; with answers it is the other way
 * round.
 */
export const IMPACTS: Readonly<Record<Side, Readonly<Record<Effect, Impact>>>> = {
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
    removed: { backend: 'harmless', panel: 'needs work', so: 'the panel has to do without it' },
    noted: nothing('nothing is answered otherwise'),
    wording: nothing('nothing is answered otherwise'),
  },
};
