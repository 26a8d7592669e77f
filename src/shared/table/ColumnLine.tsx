import { IconButton } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { iconText } from '#shared/ui/icon.ts';
import { TickBox } from './filters/TickBox.tsx';
import { tickBoxStyles } from './filters/tickBoxStyles.ts';

interface ColumnLineProps {
  label: string;
  isKey: boolean;
  isShown: boolean;
  canMove: { up: boolean; down: boolean };
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
}

/** One column in the chooser: shown or not, and a place further up or down. */
export function ColumnLine({ label, isKey, isShown, canMove, onToggle, onMove }: ColumnLineProps) {
  const { t } = useTranslation('lists');
  const step = (by: 1 | -1, can: boolean) => ({
    size: 'xs' as const,
    variant: 'ghost' as const,
    px: '0',
    'aria-disabled': !can,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      if (!can) return;
      // The line that is pressed may be the one that is put elsewhere, which takes the focus away.
      flushSync(() => onMove(by));
      currentTarget.focus();
    },
  });
  return (
    <Flex as="li" align="flex-start" css={tickBoxStyles}>
      <TickBox state={isShown} onTick={onToggle} isFixed={isKey}>
        {label}
      </TickBox>
      {isShown && !isKey && (
        <>
          <IconButton {...step(-1, canMove.up)} aria-label={t('columns.up', { name: label })}>
            <ArrowUp {...iconText} />
          </IconButton>
          <IconButton {...step(1, canMove.down)} aria-label={t('columns.down', { name: label })}>
            <ArrowDown {...iconText} />
          </IconButton>
        </>
      )}
    </Flex>
  );
}
