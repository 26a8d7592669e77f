import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shifted } from '#shared/pricing/ladderChange.ts';
import { useLadderWork } from './ladderWork.ts';
import { percentOf } from './ladderSteps.ts';
import { useLadder } from './useLadder.ts';
import { countOf, useLadderState } from './useLadderState.ts';

/** Moves the whole ladder by some percent, up or down. */
export function AdjustBar() {
  const { t } = useTranslation('slabs');
  const id = useId();
  const { replaceSlabs, link } = useLadder();
  const { rounding } = useLadderWork();
  const [text, setText] = useState('5');
  const percent = percentOf(text);
  const reason = link ? t('linked.reason', { currency: link.currency }) : undefined;
  const count = useLadderState(countOf);
  const isOff = percent === null || count === 0 || link !== null;
  const move = (by: number): void => replaceSlabs((slabs) => shifted(slabs, by, rounding));
  return (
    <Flex role="group" aria-label={t('adjust.label')} align="center" gap="1">
      <Button
        size="sm"
        variant="outline"
        px="2"
        disabled={isOff}
        title={reason}
        aria-label={t('adjust.down')}
        onClick={() => percent !== null && move(-percent)}
      >
        −
      </Button>
      <chakra.label htmlFor={id} srOnly>
        {t('adjust.percent')}
      </chakra.label>
      <chakra.input
        id={id}
        css={field}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={percent === null}
        onChange={({ target }) => setText(target.value)}
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
        onClick={() => percent !== null && move(percent)}
      >
        +
      </Button>
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
