import { storage } from '#shared/lib/storage.ts';
import type { Drafts } from './drafts.ts';

/** What the session asks of drafts. */
export type SessionDrafts = Pick<
  Drafts,
  'dropAll' | 'flush' | 'isEmpty' | 'open' | 'prepareReload' | 'settle'
>;

/**
 * The drafts of this page for those who need no form. Their module comes with the signed-in part of the panel; what is
 * asked before that waits for it, in its order.
 */
function createLateDrafts() {
  let drafts: Drafts | undefined;
  const waiting: ((drafts: Drafts) => void)[] = [];
  const ask = (call: (drafts: Drafts) => void): void => {
    if (drafts) call(drafts);
    else waiting.push(call);
  };
  return {
    open: (userId: string): void => ask((those) => those.open(userId)),
    settle: (...end: Parameters<Drafts['settle']>): void => ask((those) => those.settle(...end)),
    dropAll: (): void => ask((those) => those.dropAll()),
    flush: (): void => drafts?.flush(),
    prepareReload: (): void => drafts?.prepareReload(),
    isEmpty: (): boolean => drafts?.isEmpty() ?? storage.drafts.names().length === 0,
    /** The module is here. */
    provide: (arrived: Drafts): Drafts => {
      drafts = arrived;
      for (const call of waiting.splice(0)) call(arrived);
      return arrived;
    },
  } satisfies SessionDrafts & Record<string, unknown>;
}

export const lateDrafts = createLateDrafts();
