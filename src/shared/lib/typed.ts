/** A box whose text is asked for some time after it is typed. */
export interface TypedState {
  /** What stands in the box. */
  text: string;
  /** What was asked for last, here or by somebody else. */
  asked: string;
  /** Of a number: what was dropped of it, until it is edited or asked for (D29). */
  removed?: readonly string[] | undefined;
}

/**
 * What is typed is the truth: an answer to what was asked here never takes its place. What somebody else asks for, such as
 * Back or a saved view, does. It is kept outside of the render, so that a letter counts before it is rendered.
 */
export function createTyped(value: string) {
  let state: TypedState = { text: value, asked: value };
  const listeners = new Set<() => void>();
  const put = (next: TypedState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    /** The same object until something changes. */
    get: (): TypedState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (text: string, removed?: readonly string[]): void => put({ ...state, text, removed }),
    /** @returns whether this is to be asked for; false: it was the last thing that was */
    ask(asked: string): boolean {
      if (asked === state.asked) return false;
      put({ ...state, asked });
      return true;
    },
    /** Asks for this and writes it into the box, as a form does when it is applied. */
    apply(text: string): string {
      put({ text, asked: text });
      return text;
    },
    /** @param said what is asked for now, whoever did */
    hear(said: string): void {
      if (said !== state.asked) put({ text: said, asked: said });
    },
  };
}
