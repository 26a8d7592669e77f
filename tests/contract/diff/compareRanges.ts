import type { Found } from '#tests/contract/model/follow.ts';
import type { Shape } from '#tests/contract/model/shape.ts';
import type { KeywordChange } from './compareKeywords.ts';

/** The end of a range of numbers. */
interface End {
  value: number;
  excluded: boolean;
  pointer: string;
}

const ENDS = [
  { rule: 'minimum', keyword: 'minimum', excluding: 'exclusiveMinimum', sign: 1 },
  { rule: 'maximum', keyword: 'maximum', excluding: 'exclusiveMaximum', sign: -1 },
] as const;

type Which = (typeof ENDS)[number];

const WORDS = {
  minimum: { included: 'least value', excluded: 'lower end (itself excluded)' },
  maximum: { included: 'greatest value', excluded: 'upper end (itself excluded)' },
} as const;

const nameEnd = ({ rule }: Which, { excluded }: End): string =>
  WORDS[rule][excluded ? 'excluded' : 'included'];

/** Among whole numbers, more than 0 is 1 or more. */
function toIntegers(end: End, { sign }: Which): End {
  const inwards = sign === 1 ? Math.ceil(end.value) : Math.floor(end.value);
  const value = end.excluded && inwards === end.value ? inwards + sign : inwards;
  return { ...end, value, excluded: false };
}

/** From below 0, where the first allows more, to above, where it allows less. */
function compareEnds(one: End, other: End, { sign }: Which): number {
  return (one.value - other.value) * sign || Number(one.excluded) - Number(other.excluded);
}

function findEnd({ keywords, types }: Shape, which: Which): End | undefined {
  const read = (found: Found | undefined, excluded: boolean): End[] =>
    typeof found?.value === 'number' ? [{ value: found.value, excluded, pointer: found.pointer }] : [];
  const isInteger = types?.size === 1 && types.has('integer');
  return [...read(keywords.get(which.keyword), false), ...read(keywords.get(which.excluding), true)]
    .map((end) => (isInteger ? toIntegers(end, which) : end))
    .sort((one, other) => compareEnds(other, one, which))[0];
}

function compareOne(before: Shape, after: Shape, which: Which): KeywordChange[] {
  const [old, now] = [findEnd(before, which), findEnd(after, which)];
  if (!old && !now) return [];
  const pointer = now?.pointer ?? old?.pointer ?? '';
  const changed = (what: string, effect: 'narrowed' | 'widened'): KeywordChange[] => [
    { pointer, rule: `${which.rule}-${effect}`, what, effect },
  ];
  if (now && !old)
    return changed(`has the ${nameEnd(which, now)} \`${now.value}\` now; it had none`, 'narrowed');
  if (old && !now)
    return changed(`has no ${nameEnd(which, old)} any more; it was \`${old.value}\``, 'widened');
  if (!old || !now) return [];
  const order = compareEnds(now, old, which);
  if (order === 0) return [];
  const was = old.excluded === now.excluded ? '' : `the ${nameEnd(which, old)} `;
  const what = `has the ${nameEnd(which, now)} \`${now.value}\`; it was ${was}\`${old.value}\``;
  return changed(what, order > 0 ? 'narrowed' : 'widened');
}

/** The ends of a range, however they are written: `exclusiveMinimum: 0` of an integer is `minimum: 1`. */
export function compareRanges(before: Shape, after: Shape): KeywordChange[] {
  return ENDS.flatMap((which) => compareOne(before, after, which));
}
