/** Two contracts: before and after. */
export type Pair = readonly [before: string, after: string];

/** What the panel has of a change here; `nothing` when nothing is told. */
export type Here = 'breaking' | 'needs work' | 'harmless' | 'nothing' | 'the command fails';

/** Rules of oasdiff that are judged in one way here. */
export interface Rule {
  /** Ids; `request-{body,property}-x` stands for two of them. */
  ids: string;
  /** What oasdiff makes of it. */
  level: 'error' | 'warning' | 'info';
  here: Here;
  /** Contracts that differ by this, for each id; none where there is nothing to compare. */
  pairOf?: (id: string) => Pair;
  /** Why it is judged otherwise, or not at all. */
  why?: string;
}

export interface Chapter {
  title: string;
  rules: readonly Rule[];
}

/** `a-{b,c}` as `a-b` and `a-c`. */
export function expandIds(ids: string): string[] {
  const [whole, before = '', options = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(ids) ?? [];
  if (whole === undefined) return [ids];
  return options.split(',').flatMap((one) => expandIds(`${before}${one}${after}`));
}
