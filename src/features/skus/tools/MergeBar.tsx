import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';

interface MergeBarProps {
  /** What the action does. */
  text: string;
  action: string;
  needs: readonly Permission[];
  pending: boolean;
  onAction: () => void;
}

/** The decision below a comparison. Without the permission it says which one is missing (D25). */
export function MergeBar({ text, action, needs, pending, onAction }: MergeBarProps) {
  const { t } = useTranslation('skuTools');
  const can = useCan();
  const reasonId = useId();
  const missing = needs.find((permission) => !can(permission));
  const blocked = pending || missing !== undefined;
  return (
    <Flex mt="3" gap="3" wrap="wrap" align="center" justify="space-between">
      <chakra.p id={reasonId} flex="1" minW="min(100%, 14rem)" fontSize="sm" color="fg.muted">
        {missing === undefined ? text : t('duplicates.missing', { title: missing })}
      </chakra.p>
      <Button
        size="sm"
        colorPalette="bad"
        aria-disabled={blocked}
        aria-describedby={reasonId}
        onClick={() => {
          if (!blocked) onAction();
        }}
      >
        {action}
      </Button>
    </Flex>
  );
}
