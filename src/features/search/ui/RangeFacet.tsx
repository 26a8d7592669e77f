import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '@chakra-ui/react/input';
import type { SearchRange } from '#api/generated/types.gen.ts';
import type { NumberRange } from '#features/search/model/searchState.ts';
import { parseRange } from '#features/search/model/parseRange.ts';
import { RemovedNote } from '#shared/form/RemovedNote.tsx';
import { removalsOfInputs } from '#shared/form/removals.ts';
import { useRemovalConfirm } from '#shared/form/useRemovalConfirm.ts';
import { useQueryDraft } from '#shared/lib/useQueryDraft.ts';
import { useNumberBox } from '#shared/form/useNumberBox.ts';

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

const ends = ['from', 'to'] as const;
const none: readonly string[] = [];

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
  // A chip, Back or a usual range takes the place of what is typed.
  const drafts = { from: useQueryDraft(shown(range?.from)), to: useQueryDraft(shown(range?.to)) };
  const [isTried, setIsTried] = useState(false);
  const confirmRemovals = useRemovalConfirm();
  const isWrong = isTried && parseRange(drafts.from.text, drafts.to.text) === 'invalid';
  const apply = async (form: HTMLFormElement): Promise<void> => {
    const next = parseRange(drafts.from.get().text, drafts.to.get().text);
    setIsTried(next === 'invalid');
    if (next === 'invalid') return;
    const found = removalsOfInputs(
      ends.map((end) => ({ name: end, label: `${label}, ${t(`range.${end}`)}`, ...drafts[end].get() })),
    );
    const focus = () => form.querySelector<HTMLElement>(`[name=${found[0]?.name}]`)?.focus();
    if (!(await confirmRemovals(found, { focus, verb: 'apply' }))) return;
    drafts.from.apply(shown(next?.from));
    drafts.to.apply(shown(next?.to));
    onChange(name, next);
  };
  const hints = { from: min, to: max };
  return (
    <chakra.div role="group" aria-label={label} css={styles}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void apply(event.currentTarget);
        }}
        noValidate
      >
        {ends.map((end) => (
          <RangeEnd
            key={end}
            name={end}
            label={t(`range.${end}`)}
            text={drafts[end].text}
            onText={drafts[end].type}
            hint={hints[end]}
            isWrong={isWrong}
            notes={[...(drafts[end].removed?.length ? [`${id}${end}`] : []), ...(isWrong ? [id] : [])]}
          />
        ))}
        <Button type="submit" size="sm" variant="outline">
          {t('range.apply')}
        </Button>
      </form>
      {ends.map((end) => (
        <RemovedNote key={end} id={`${id}${end}`} kind="signed" removed={drafts[end].removed ?? none} />
      ))}
      <p id={id} role="alert">
        {isWrong && t('range.invalid')}
      </p>
      <ul aria-label={t('range.steps')}>
        {steps.map(({ label: word, from = null, to = null }) => {
          const isChosen = range?.from === from && range.to === to;
          return (
            <li key={word}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChange(name, isChosen ? null : { from, to })}
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

interface RangeEndProps {
  name: string;
  label: string;
  text: string;
  onText: (text: string, removed: readonly string[]) => void;
  /** The least or the greatest there is. */
  hint: number | undefined;
  isWrong: boolean;
  /** Ids of what is said of it. */
  notes: readonly string[];
}

/** One end of a range; a gross profit may be below nothing. */
function RangeEnd({ name, label, text, onText, hint, isWrong, notes }: RangeEndProps) {
  const box = useNumberBox({ kind: 'signed', text, onText });
  return (
    <label>
      <span>{label}</span>
      <Input
        size="sm"
        name={name}
        maxLength={12}
        aria-invalid={isWrong}
        {...(notes.length > 0 ? { 'aria-describedby': notes.join(' ') } : {})}
        placeholder={hint === undefined ? '' : String(hint)}
        {...box}
      />
    </label>
  );
}
