import * as z from 'zod/mini';
import { confirmMatch, rejectMatch, restoreMatch } from '#api/generated/sdk/matches.gen.ts';
import type { Match } from '#api/generated/types.gen.ts';
import { matchTypes, rejectReasons } from '#entities/matches/matchChoices.ts';
import { matchesChanged } from '#entities/matches/matchesChanged.ts';
import { drafts } from '#session/drafts.ts';
import { paths } from '#shared/lib/paths.ts';
import { createOutbox, type Sending } from './createOutbox.ts';

const ADDRESS = `${paths.competitorAdmin}?view=review`;
const draftKey = { route: ADDRESS, formId: 'match-review', schemaVersion: 1 };

const keptSchema: z.ZodMiniType<Sending[]> = z.array(
  z.object({
    matchId: z.string(),
    version: z.number(),
    key: z.string(),
    call: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('confirm'), matchType: z.enum(matchTypes) }),
      z.object({ kind: z.literal('reject'), reason: z.enum(rejectReasons) }),
      z.object({ kind: z.literal('restore'), matchType: z.enum(matchTypes) }),
    ]),
  }),
);

/** Whose decisions wait in this page. */
let owner: string | null = null;
let title = '';

async function send({ matchId, version, key, call }: Sending) {
  const options = { path: { matchId }, headers: { 'Idempotency-Key': key } };
  switch (call.kind) {
    case 'confirm':
      return (await confirmMatch({ ...options, body: { version, matchType: call.matchType } })).data;
    case 'reject':
      return (await rejectMatch({ ...options, body: { version, reason: call.reason } })).data;
    case 'restore':
      return (await restoreMatch({ ...options, body: { version, matchType: call.matchType } })).data;
  }
}

/** Decisions of the review that the server has not answered: they outlive a reload like what is typed into a form. */
export const reviewOutbox = createOutbox({
  isOpen: () => owner !== null && owner === drafts.owner(),
  send,
  keep: (waiting) => {
    if (waiting.length === 0) drafts.discard(draftKey);
    else drafts.save(draftKey, owner, waiting, { address: ADDRESS, title });
  },
});

window.addEventListener('online', reviewOutbox.resume);

/** How the review, while it is on the page, says what was refused, and how it says it when it has been left. */
interface Teller {
  onSent: (match: Match) => void;
  onRefused: (sending: Sending, error: unknown) => void;
  onRefusedLater: (error: unknown) => void;
}

let teller: Teller | null = null;
let isWatched = false;
reviewOutbox.listen({
  onSent: (match) => {
    void matchesChanged();
    if (isWatched) teller?.onSent(match);
  },
  onRefused: (sending, error) => {
    if (isWatched) teller?.onRefused(sending, error);
    else teller?.onRefusedLater(error);
  },
});

/** The review is on the page, and hears what becomes of its decisions; whoever left it hears what was refused. */
export function watchOutbox(next: Teller): () => void {
  teller = next;
  isWatched = true;
  return () => {
    isWatched = false;
  };
}

/** Goes on with what this person decided before a reload or another sign-in. */
export function openOutbox(pageTitle: string): void {
  title = pageTitle;
  const kept = drafts.find(draftKey);
  // Whoever signed out on purpose gave up what waited, as with everything that was typed.
  const isGivenUp = kept === null && reviewOutbox.waiting().length > 0;
  if (owner === drafts.owner() && !isGivenUp) {
    reviewOutbox.resume();
    return;
  }
  owner = drafts.owner();
  reviewOutbox.start(keptSchema.safeParse(kept?.values).data ?? []);
}
