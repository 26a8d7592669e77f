import { pairSchemas } from './pairs.ts';
import type { Rule } from './rule.ts';

/** The ids of a change that allows less one way and more the other way. */
export interface MirroredIds {
  narrowsRequest?: string;
  widensRequest?: string;
  narrowsAnswer?: string;
  widensAnswer?: string;
}

/**
 * The rules of one pair of schemas, which oasdiff and we judge alike: who asks is broken by what allows less, who reads
 * by what allows more.
 */
export function mirrorRules(wide: object, narrow: object, ids: MirroredIds): Rule[] {
  const { narrowsRequest, widensRequest, narrowsAnswer, widensAnswer } = ids;
  const [narrowing, widening] = [pairSchemas(wide, narrow), pairSchemas(narrow, wide)];
  const rule = (names: string | undefined, breaks: boolean, pairOf: Rule['pairOf']): Rule[] => {
    if (names === undefined || !pairOf) return [];
    return [{ ids: names, level: breaks ? 'error' : 'info', here: breaks ? 'breaking' : 'harmless', pairOf }];
  };
  return [
    ...rule(narrowsRequest, true, narrowing),
    ...rule(widensRequest, false, widening),
    ...rule(widensAnswer, true, widening),
    ...rule(narrowsAnswer, false, narrowing),
  ];
}
