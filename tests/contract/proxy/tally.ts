/** How a call came out. Every call comes out in one way only. */
type Result = 'kept' | 'broken' | 'not judged' | 'not answered' | 'not described';

/** What became of a call. */
export interface Outcome {
  result: Result;
  /** Of the answer; 0 when there was no whole one. */
  status: number;
  /** Why it was not judged. */
  why?: string;
}

/** How many calls came in, and how they came out; the results add up to `asked` once nothing runs any more. */
export interface Tally {
  asked: number;
  results: Readonly<Record<Result, number>>;
  /** Reasons for which calls were not judged, each with their number. */
  unjudged: ReadonlyMap<string, number>;
}

/** Counts calls twice: when they come in and when they are over. */
export interface Counter {
  ask: () => void;
  end: (outcome: Outcome) => void;
  tally: () => Tally;
}

export function createCounter(): Counter {
  const results = { kept: 0, broken: 0, 'not judged': 0, 'not answered': 0, 'not described': 0 };
  const unjudged = new Map<string, number>();
  let asked = 0;
  return {
    ask: () => {
      asked += 1;
    },
    end: ({ result, why = '' }) => {
      results[result] += 1;
      if (result === 'not judged') unjudged.set(why, (unjudged.get(why) ?? 0) + 1);
    },
    tally: () => ({ asked, results: { ...results }, unjudged }),
  };
}
