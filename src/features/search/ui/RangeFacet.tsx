import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchRange } from '#api/generated/types.gen.ts';
import type { NumberRange } from '#features/search/model/searchState.ts';
import { rangeTyped } from '#features/search/model/rangeTyped.ts';

interface RangeFacetProps {
  field: string;
  label: string;
  range: NumberRange | undefined;
  /** The least and the greatest there is. */
  min: number | undefined;
  max: number | undefined;
  steps: readonly SearchRange[];
  /** A range in words. */
  nameOf: (range: NumberRange) => string;
  onChange: (field: string, range: NumberRange | null) => void;
}

const shown = (end: number | null | undefined): string =>
  end === null || end === undefined ? '' : String(end);

/** A number between two: typed, or one of the usual ranges. Both ends belong to it. */
export const RangeFacet = memo(function RangeFacet({
  field: name,
  label,
  range,
  min,
  max,
  steps,
  nameOf,
  onChange,
}: RangeFacetProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const [typed, setTyped] = useState({ from: shown(range?.from), to: shown(range?.to) });
  const [isWrong, setIsWrong] = useState(false);
  const asked = JSON.stringify(range ?? null);
  const [seen, setSeen] = useState(asked);
  // A chip, Back or a usual range takes the place of what is typed.
  if (asked !== seen) {
    setSeen(asked);
    setTyped({ from: shown(range?.from), to: shown(range?.to) });
    setIsWrong(false);
  }
  const apply = (event: SubmitEvent): void => {
    event.preventDefault();
    const next = rangeTyped(typed.from, typed.to);
    setIsWrong(next === 'invalid');
    if (next !== 'invalid') onChange(name, next);
  };
  const field = (end: 'from' | 'to', hint: number | undefined) => (
    <label>
      <span>{t(`range.${end}`)}</span>
      <Input
        size="sm"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        aria-invalid={isWrong}
        {...(isWrong ? { 'aria-describedby': id } : {})}
        placeholder={hint === undefined ? '' : String(hint)}
        value={typed[end]}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          setTyped((before) => ({ ...before, [end]: value }));
        }}
      />
    </label>
  );
  return (
    <chakra.div role="group" aria-label={label} css={styles}>
      <form onSubmit={apply} noValidate>
        {field('from', min)}
        {field('to', max)}
        <Button type="submit" size="sm" variant="outline">
          {t('range.apply')}
        </Button>
      </form>
      <p id={id} role="alert">
        {isWrong && t('range.invalid')}
      </p>
      <ul aria-label={t('range.steps')}>
        {steps.map(({ label: word, from = null, to = null }) => {
          const isOn = range?.from === from && range.to === to;
          return (
            <li key={word}>
              <button
                type="button"
                aria-pressed={isOn}
                onClick={() => onChange(name, isOn ? null : { from, to })}
              >
                {nameOf({ from, to })}
              </button>
            </li>
          );
        })}
      </ul>
    </chakra.div>
  );
});

const styles = {
  display: 'grid',
  gap: '2',
  '& form': { display: 'flex', alignItems: 'flex-end', gap: '1.5' },
  '& label': { flex: 1, minW: 0, fontSize: 'xs', color: 'fg.muted' },
  '& label > span': { display: 'block', mb: '0.5' },
  '& form button': { px: '2.5' },
  '& p': { color: 'bad', fontSize: 'sm', _empty: { display: 'none' } },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '1.5' },
  '& ul button': {
    minH: '6',
    px: '2',
    rounded: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    fontSize: 'xs',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', borderColor: 'accent', fontWeight: 'medium' },
  },
} as const;
