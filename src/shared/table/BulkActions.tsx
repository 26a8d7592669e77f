import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { below } from '#shared/lib/mediaQueries.ts';
import { useMediaQuery } from '#shared/lib/useMediaQuery.ts';
import { iconText } from '#shared/ui/icon.ts';
import { MenuButton } from './MenuButton.tsx';
import type { RowAction } from './RowAction.ts';

/** As many as are found at a glance, and stand in one line with the count; the others are in a menu. */
const BUTTONS = 3;

/** What can be done with the ticked rows: buttons for the first ones, on a phone one menu for all. */
export function BulkActions({ actions }: { actions: readonly RowAction[] }) {
  const { t } = useTranslation('lists');
  const id = useId();
  const isNarrow = useMediaQuery(below.layout);
  // A menu of one is no menu.
  const shown = isNarrow ? 0 : actions.length <= BUTTONS + 1 ? actions.length : BUTTONS;
  const rest = actions.slice(shown);
  return (
    <Flex wrap="wrap" gap="1.5" position="relative" css={{ '& > button': { px: '2.5' } }}>
      {actions.slice(0, shown).map(({ label, icon: Icon, onSelect, disabledReason, danger }, at) => (
        <Button
          key={label}
          size="sm"
          variant="outline"
          color={danger ? 'bad' : undefined}
          {...(disabledReason === undefined
            ? { onClick: onSelect }
            : // It can be reached by key, or its reason could not be read (D25).
              {
                'aria-disabled': true,
                'aria-describedby': `${id}${at}`,
                title: disabledReason,
                opacity: 0.55,
                cursor: 'not-allowed',
              })}
        >
          {Icon && <Icon {...iconText} />}
          {label}
          {disabledReason !== undefined && (
            <VisuallyHidden id={`${id}${at}`} aria-hidden>
              {disabledReason}
            </VisuallyHidden>
          )}
        </Button>
      ))}
      {rest.length > 0 && (
        <MenuButton actions={rest}>
          {shown === 0 ? t('bulk.actions') : t('bulk.more')}
          <ChevronDown {...iconText} />
        </MenuButton>
      )}
    </Flex>
  );
}
