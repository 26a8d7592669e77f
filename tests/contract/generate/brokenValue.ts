/** The one rule that a wrong request breaks. */
export type Rule = 'missing' | 'type' | 'limit' | 'choice' | 'format' | 'extra' | 'null';

export interface BrokenValue {
  rule: Rule;
  /** Where, as names and indexes from the value down. */
  where: readonly string[];
  /** How, in words that follow the name of the field: `is longer than 50`. */
  how: string;
  /** The whole value with that one thing wrong. */
  value: unknown;
}

/** The same of a value that has nothing inside. */
export type BrokenLeaf = Omit<BrokenValue, 'where'>;
