import type { TFunction } from 'i18next';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import { ladderRules, type LadderIssue } from '#entities/pricing/ladderIssues.ts';
import { MAX_SLABS } from '#entities/pricing/ladder.ts';
import { PRICE_DECIMALS } from '#entities/pricing/decimal.ts';
import { cellOf, type RefusedRule } from '#features/slabs/save/ladderProblems.ts';

/** What a rule says, as it is shown. */
export interface ShownIssue {
  /** Id of the sentence on the page. */
  readonly id: string;
  readonly rule: LadderIssue['rule'];
  readonly level: LadderIssue['level'];
  readonly row: number | null;
  readonly cell: { readonly row: number; readonly column: 'quantity' | 'price' };
  readonly sentence: string;
}

const levelOfRefusal: LadderIssue['level'] = 'error';
const noValues: Readonly<Record<string, number>> = {};

const rank = { error: 0, warning: 1, info: 2 } as const;

/**
 * What the rules say, the worst first and then by row, with our sentences. What the server refused and the page did not
 * find itself stands among them.
 */
export function shownIssues(
  issues: readonly LadderIssue[],
  refused: readonly RefusedRule[],
  moq: number,
  t: TFunction<'slabs'>,
  format: Pick<ReturnType<typeof useFormat>, 'number'>,
): ShownIssue[] {
  const own = issues.map(({ code, level, row, values }) => ({ code, level, row, values: { ...values } }));
  const theirs = refused
    .filter(({ code, row }) => !own.some((issue) => issue.code === code && issue.row === row))
    .map(({ code, row }) => ({ code, row, level: levelOfRefusal, values: noValues }));
  return [...own, ...theirs]
    .map(({ code, level, row, values }): ShownIssue => {
      const figure = (name: string): string => format.number(values[name]);
      const said = {
        moq: format.number(moq),
        max: format.number(MAX_SLABS),
        decimals: format.number(PRICE_DECIMALS),
        limit: figure('limit'),
        floor: figure('floor'),
        from: figure('from'),
        to: figure('to'),
        buy: figure('buy'),
      };
      const withFloor = code === 'underFloor' && 'floor' in values;
      const atOne = code === 'cheaperToBuyMore' && values.from === values.to;
      const sentence = atOne
        ? t('rule.cheaperToBuyMoreAt', { ...said, count: values.from ?? 0 })
        : t(withFloor ? 'rule.underFloorOf' : `rule.${code}`, said);
      return {
        id: `rule-${code}-${row ?? 'all'}`,
        rule: ladderRules[code].rule,
        level,
        row,
        cell: cellOf({ code, row }),
        sentence,
      };
    })
    .toSorted((a, b) => rank[a.level] - rank[b.level] || (a.row ?? -1) - (b.row ?? -1));
}
