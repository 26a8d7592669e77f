import type { ReviewItem } from '#api/generated/types.gen.ts';
import type { ReviewCall } from './createOutbox.ts';

export type Decision = Exclude<ReviewCall, { kind: 'restore' }>;

/** A suggestion that was decided here. */
export interface Reviewed {
  readonly item: ReviewItem;
  readonly decision: Decision;
}

/** What a reviewer did with the queue so far. */
export interface ReviewState {
  /** The latest first. */
  readonly decided: readonly Reviewed[];
  /** Ids of suggestions that were put off, in the order in which they come again. */
  readonly skipped: readonly string[];
  /** Suggestions that came back, taken back or refused; shown before all others, the latest first. */
  readonly returned: readonly ReviewItem[];
  /** Why a decision came back, by match. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Ids of suggestions that somebody else decided, or whose decision is still on its way from before a reload. */
  readonly gone: readonly string[];
  /** Versions of matches that are newer than what was loaded. */
  readonly versions: Readonly<Record<string, number>>;
}

export type ReviewAction =
  | { type: 'decided'; item: ReviewItem; decision: Decision }
  | { type: 'skipped'; id: string }
  | { type: 'takenBack'; id: string }
  | { type: 'sent'; id: string; version: number }
  /** `version`: of the match if it is still a suggestion; null: somebody else decided, or it is no more. */
  | { type: 'refused'; id: string; sentence: string; version: number | null };

/** So many decisions can be taken back, one after the other. */
export const UNDO_DEPTH = 20;

export const beginReview = (gone: readonly string[]): ReviewState => ({
  decided: [],
  skipped: [],
  returned: [],
  refusals: {},
  gone,
  versions: {},
});

const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id);

function withoutRefusal(refusals: ReviewState['refusals'], id: string): ReviewState['refusals'] {
  return Object.fromEntries(Object.entries(refusals).filter(([one]) => one !== id));
}

function comeBack(state: ReviewState, id: string): ReviewState {
  const found = state.decided.find(({ item }) => item.id === id);
  if (!found) return state;
  return {
    ...state,
    decided: state.decided.filter((one) => one !== found),
    returned: [found.item, ...state.returned.filter((item) => item.id !== id)],
  };
}

export function reduceReview(state: ReviewState, action: ReviewAction): ReviewState {
  switch (action.type) {
    case 'decided': {
      const { item, decision } = action;
      return {
        ...state,
        decided: [{ item, decision }, ...state.decided.filter((one) => one.item.id !== item.id)],
        skipped: without(state.skipped, item.id),
        returned: state.returned.filter(({ id }) => id !== item.id),
        refusals: withoutRefusal(state.refusals, item.id),
      };
    }
    case 'skipped':
      return {
        ...state,
        skipped: [...without(state.skipped, action.id), action.id],
        refusals: withoutRefusal(state.refusals, action.id),
      };
    case 'takenBack':
      return comeBack(state, action.id);
    case 'sent':
      return { ...state, versions: { ...state.versions, [action.id]: action.version } };
    case 'refused': {
      const { id, sentence, version } = action;
      if (version === null) {
        const decided = state.decided.filter(({ item }) => item.id !== id);
        const returned = state.returned.filter((item) => item.id !== id);
        return { ...state, decided, returned, gone: [...without(state.gone, id), id] };
      }
      return {
        ...comeBack(state, id),
        refusals: { ...state.refusals, [id]: sentence },
        versions: { ...state.versions, [id]: version },
      };
    }
  }
}

/**
 * What is still to be decided, in the order in which it is shown: what came back, then what nobody has seen yet, then
 * what was put off.
 *
 * @param items what was loaded, in the order of the queue
 */
export function waitingItems(items: readonly ReviewItem[], state: ReviewState): ReviewItem[] {
  const over = new Set([...state.decided.map(({ item }) => item.id), ...state.gone]);
  const all = new Map([...state.returned, ...items].map((item) => [item.id, item]));
  const open = [...all.values()].filter(({ id }) => !over.has(id));
  const late = new Set(state.skipped);
  return [
    ...open.filter(({ id }) => !late.has(id)),
    ...state.skipped.flatMap((id) => open.find((item) => item.id === id) ?? []),
  ];
}

/** The version to decide on: the newest that is known. */
export const versionOf = ({ id, version }: ReviewItem, { versions }: ReviewState): number =>
  Math.max(version, versions[id] ?? 0);
