import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { removalsOfInputs } from '#shared/form/removals.ts';
import { useNumberBox } from '#shared/form/useNumberBox.ts';
import { useRemovalConfirm } from '#shared/form/useRemovalConfirm.ts';
import { useRemovedText } from '#shared/form/useRemovedText.ts';
import { useQueryDraft } from '#shared/lib/useQueryDraft.ts';
import { shifted } from '#entities/pricing/ladderChange.ts';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { percentOf } from './ladderSteps.ts';

const none: readonly string[] = [];

/** Moves the whole ladder by some percent, up or down. */
export function AdjustBar() {
  const { t } = useTranslation('slabs');
  const id = useId();
  const { replaceSlabs, link, readOnlyReason, rounding } = useLadder();
  const { text, removed = none, type } = useQueryDraft('5');
  const box = useNumberBox({ kind: 'decimal', text, onText: type });
  const removedText = useRemovedText('decimal', removed);
  const confirmRemovals = useRemovalConfirm();
  const percent = percentOf(text);
  const linked = link ? t('linked.reason', { currency: link.currency }) : undefined;
  const reason = readOnlyReason ?? linked;
  const isEmpty = useLadderState(({ slabs }) => slabs.length === 0);
  const isOff = percent === null || isEmpty || reason !== undefined;
  const move = async (sign: 1 | -1): Promise<void> => {
    if (percent === null) return;
    const found = removalsOfInputs([{ name: id, label: t('adjust.percent'), text, removed }]);
    const focus = () => document.getElementById(id)?.focus();
    if (!(await confirmRemovals(found, { focus, verb: 'apply' }))) return;
    type(text);
    replaceSlabs((slabs) => shifted(slabs, sign * percent, rounding));
  };
  const isNoted = percent === null || removedText !== '';
  return (
    <Flex role="group" aria-label={t('adjust.label')} align="center" wrap="wrap" gap="1">
      <Button
        size="sm"
        variant="outline"
        px="2"
        disabled={isOff}
        title={reason}
        aria-label={t('adjust.down')}
        onClick={() => void move(-1)}
      >
        −
      </Button>
      <chakra.label htmlFor={id} srOnly>
        {t('adjust.percent')}
      </chakra.label>
      <chakra.input
        id={id}
        css={field}
        {...box}
        readOnly={readOnlyReason !== null}
        title={readOnlyReason ?? undefined}
        aria-invalid={percent === null}
        aria-describedby={isNoted ? `${id}-note` : undefined}
      />
      <chakra.span fontSize="sm" color="fg.muted" aria-hidden>
        {t('adjust.unit')}
      </chakra.span>
      <Button
        size="sm"
        variant="outline"
        px="2"
        disabled={isOff}
        title={reason}
        aria-label={t('adjust.up')}
        onClick={() => void move(1)}
      >
        +
      </Button>
      <chakra.span
        id={`${id}-note`}
        role="status"
        fontSize="xs"
        color={percent === null ? 'bad' : 'caution'}
        maxW="11rem"
      >
        {[removedText, percent === null ? t('adjust.invalid') : '']
          .filter((sentence) => sentence !== '')
          .join(' ')}
      </chakra.span>
    </Flex>
  );
}

const field = {
  w: '12',
  h: '8',
  px: '2',
  textAlign: 'end',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.strong',
  rounded: 'l2',
  _focusVisible: { outline: '2px solid {colors.accent}', outlineOffset: '-1px' },
  '&[aria-invalid=true]': { borderColor: 'bad' },
} as const;
