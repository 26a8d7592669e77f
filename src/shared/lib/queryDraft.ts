/** The text of a box that becomes part of the query some time after it is typed. */
export interface QueryDraft {
  /** The text in the box. */
  text: string;
  /** The last text of the query, set here or elsewhere. */
  asked: string;
  /** Of a number: the dropped characters, until it is edited or applied (D29). */
  removed?: readonly string[] | undefined;
}

/**
 * The draft wins (ADR 32): the answer to a query that was set here never replaces it. A query that was set elsewhere, such
 * as by Back or a saved view, does. It is kept outside of the render, so that a letter counts before it is rendered.
 */
export function createQueryDraft(value: string) {
  let state: QueryDraft = { text: value, asked: value };
  const listeners = new Set<() => void>();
  const put = (next: QueryDraft): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    /** The same object until something changes. */
    get: (): QueryDraft => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (text: string, removed?: readonly string[]): void => put({ ...state, text, removed }),
    /** @returns whether the query is to be changed; false: it has this text already */
    ask(asked: string): boolean {
      if (asked === state.asked) return false;
      put({ ...state, asked });
      return true;
    },
    /** Sets the query and the box, as a form does when it is applied. */
    apply(text: string): string {
      put({ text, asked: text });
      return text;
    },
    /** @param current the text of the query now, wherever it was set */
    sync(current: string): void {
      if (current !== state.asked) put({ text: current, asked: current });
    },
  };
}
