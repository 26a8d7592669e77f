import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { iconNote } from './icon.ts';

const signs = { good: CircleCheck, caution: TriangleAlert, bad: CircleAlert, info: Info } as const;

interface BannerProps {
  tone: keyof typeof signs;
  children: ReactNode;
  /** Retry, or a way to close it. */
  action?: ReactNode;
}

/** A sentence that stays until its cause is gone; the sign says what the colour says. */
export function Banner({ tone, children, action }: BannerProps) {
  const Sign = signs[tone];
  return (
    <Flex
      align="center"
      wrap="wrap"
      gap="2.5"
      px="3"
      py="2"
      bg={`${tone}.subtle`}
      color="fg"
      borderWidth="1px"
      borderColor={`${tone}/40`}
      rounded="l2"
    >
      <chakra.span color={tone} flexShrink="0">
        <Sign {...iconNote} />
      </chakra.span>
      <chakra.div flex="1" minW="min(100%, 14rem)" overflowWrap="anywhere">
        {children}
      </chakra.div>
      {action}
    </Flex>
  );
}
