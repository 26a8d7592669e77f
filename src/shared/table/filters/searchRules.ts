/** A box that searches while somebody types, between what is typed and what the address says. */
export interface SearchState {
  text: string;
  /** What the address said when it was last looked at. */
  seen: string;
  /** What was asked for and is not in the address yet, the oldest first. */
  sent: readonly string[];
}

export const searchOf = (value: string): SearchState => ({ text: value, seen: value, sent: [] });

/** What is asked for once somebody stops typing; blanks around it mean nothing. */
export const wanted = ({ text }: SearchState): string => text.trim();

/** Whether what is typed is still to be asked for. */
export const isDue = (state: SearchState): boolean => wanted(state) !== (state.sent.at(-1) ?? state.seen);

/** @param text what was asked for, where more was typed since */
export const asked = (state: SearchState, text = wanted(state)): SearchState => ({
  ...state,
  sent: [...state.sent, text],
});

/**
 * The address says something else now. What was asked for here is no news: somebody may have typed on. Anything else, such
 * as Back or a saved view, takes the place of what is typed.
 */
export function heard(state: SearchState, value: string): SearchState {
  const at = state.sent.indexOf(value);
  return at < 0 ? searchOf(value) : { ...state, seen: value, sent: state.sent.slice(at + 1) };
}
