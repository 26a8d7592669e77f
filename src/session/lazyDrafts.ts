import { storage } from '#shared/lib/storage.ts';
import type { Drafts } from './drafts.ts';

/** What the session asks of drafts. */
export type SessionDrafts = Pick<
  Drafts,
  'dropAll' | 'flush' | 'isEmpty' | 'open' | 'prepareReload' | 'endSession'
>;

/**
 * The drafts of this page for those who need no form. Their module comes with the signed-in part of the panel; what is
 * asked before that waits for it, in its order.
 */
function createLazyDrafts() {
  let drafts: Drafts | undefined;
  const waiting: ((drafts: Drafts) => void)[] = [];
  const ask = (call: (drafts: Drafts) => void): void => {
    if (drafts) call(drafts);
    else waiting.push(call);
  };
  return {
    open: (userId: string): void => ask((those) => those.open(userId)),
    endSession: (...end: Parameters<Drafts['endSession']>): void => ask((those) => those.endSession(...end)),
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

export const lazyDrafts = createLazyDrafts();
