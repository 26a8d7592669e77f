import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** One line under the title. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** Anchor for links that lead here, and bring the focus. */
  id?: string;
  children: ReactNode;
}

/** A part of a page with a heading of its own, which loads and fails alone. */
export function Panel({ title, meta, actions, id, children }: PanelProps) {
  const headingId = useId();
  return (
    <Box
      as="section"
      aria-labelledby={headingId}
      minW="0"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      rounded="l3"
      {...(id === undefined ? {} : { id, tabIndex: -1 })}
    >
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" px={inset} pt="4" pb="3">
        <Box flex="1" minW="min(100%, 12rem)">
          <Heading as="h2" id={headingId} size="md">
            {title}
          </Heading>
          {meta && (
            <Box fontSize="sm" color="fg.muted" mt="0.5">
              {meta}
            </Box>
          )}
        </Box>
        {actions && (
          <Flex gap="2" wrap="wrap" minW="0">
            {actions}
          </Flex>
        )}
      </Flex>
      <Box px={inset} pb="5">
        {children}
      </Box>
    </Box>
  );
}

const inset = { base: '4', md: '5' } as const;
