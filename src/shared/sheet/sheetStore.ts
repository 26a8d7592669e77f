/** The state of a sheet. It lives outside of React, so that a draft can be written when the session ends. */
export interface SheetStore<State, Action> {
  getSnapshot: () => State;
  subscribe: (listener: () => void) => () => void;
  dispatch: (action: Action) => void;
}

/** @param reduce answers the state itself where an action changes nothing; then nobody is called */
export function createSheetStore<State, Action>(
  initial: State,
  reduce: (state: State, action: Action) => State,
): SheetStore<State, Action> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (action) => {
      const before = state;
      state = reduce(state, action);
      if (state !== before) for (const listener of listeners) listener();
    },
  };
}
