import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { ReviewItem } from '#api/generated/types.gen.ts';
import { currentOf, recordInWrongState } from '#api/staleWrite.ts';
import { newIdempotencyKey } from '#shared/lib/newIdempotencyKey.ts';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';
import { notify } from '#shared/ui/notify.ts';
import type { Sending } from './createOutbox.ts';
import type { ReviewFilters } from './reviewFilters.ts';
import { openOutbox, reviewOutbox, watchOutbox } from './reviewOutbox.ts';
import { readMore, REFILL_AT, reviewQueue } from './reviewQueries.ts';
import { beginReview, reduceReview, versionOf, waitingItems, type Decision } from './reviewState.ts';

const known = z.object({ status: z.string(), version: z.number() });

/** The match as it is now, where a refusal says it and it still waits for somebody. */
function versionIfOpen(error: unknown): number | null {
  const current = currentOf(error, known) ?? recordInWrongState(error, known);
  return current?.status === 'suggested' ? current.version : null;
}

/** The queue of suggestions under some filters, what is done with it, and what of that is still on its way. */
export function useReview(filters: ReviewFilters) {
  const { t } = useTranslation('matchReview');
  const speak = useErrorMessage();
  const pageTitle = t('title');
  // What a reload interrupted goes on before the queue is read, and is not shown again.
  useState(() => openOutbox(pageTitle));
  const unsent = useSyncExternalStore(reviewOutbox.watch, reviewOutbox.waiting);
  const isHeld = useSyncExternalStore(reviewOutbox.watch, reviewOutbox.isHeld);
  const [state, dispatch] = useReducer(reduceReview, undefined, () =>
    beginReview(
      reviewOutbox.waiting().flatMap(({ matchId, call }) => (call.kind === 'restore' ? [] : matchId)),
    ),
  );
  const query = useQuery(reviewQueue(filters));
  const { items, waiting: total = 0, isWhole = true } = query.data ?? {};
  const waiting = useMemo(() => items && waitingItems(items, state), [items, state]);
  const fresh = waiting?.filter(({ id }) => !state.skipped.includes(id)).length ?? 0;
  const isShort = !isWhole && fresh < REFILL_AT;

  // Tried again with the next decision where it fails: there is something to decide meanwhile.
  useEffect(() => {
    if (isShort) void readMore(filters).catch(() => undefined);
  }, [isShort, fresh, filters]);

  useEffect(() => {
    const tellLost = (sentence: string | null): void => {
      if (sentence !== null) notify({ type: 'error', title: t('lost'), description: sentence });
    };
    return watchOutbox({
      onSent: ({ id, version }) => dispatch({ type: 'sent', id, version }),
      onRefused: ({ matchId }, error) => {
        const version = versionIfOpen(error);
        const sentence = speak(error);
        dispatch({ type: 'refused', id: matchId, sentence: sentence ?? '', version });
        if (version === null) tellLost(sentence);
      },
      onRefusedLater: (error) => tellLost(speak(error)),
    });
  }, [speak, t]);

  const current = waiting?.[0];
  const put = (item: ReviewItem, call: Sending['call']): void =>
    reviewOutbox.put({ matchId: item.id, version: versionOf(item, state), key: newIdempotencyKey(), call });
  return {
    query,
    /** Undefined: not read yet, or nothing is left. */
    current,
    /** Loaded already, so that its pictures are there when it comes. */
    next: waiting?.[1],
    refusal: current && state.refusals[current.id],
    decided: state.decided,
    unsent,
    isHeld,
    /** How many are found, and which of them the current one is. */
    total,
    position: (items?.length ?? 0) - (waiting?.length ?? 0) + 1,
    decide: (decision: Decision): void => {
      if (!current) return;
      dispatch({ type: 'decided', item: current, decision });
      put(current, decision);
    },
    skip: (): void => {
      if (current) dispatch({ type: 'skipped', id: current.id });
    },
    takeBack: (item: ReviewItem): void => {
      dispatch({ type: 'takenBack', id: item.id });
      if (!reviewOutbox.forget(item.id)) put(item, { kind: 'restore', matchType: item.matchType });
    },
  };
}
