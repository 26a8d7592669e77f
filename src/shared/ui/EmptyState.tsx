import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** Why it is empty, and what comes next. */
  text?: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Says what this is, why it is empty, and the next step. */
export function EmptyState({ icon: Icon, title, text, action, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap="2" px="4" py="12">
      <Flex
        boxSize="11"
        mb="1"
        align="center"
        justify="center"
        rounded="full"
        bg="bg.subtle"
        color="fg.muted"
      >
        <Icon size={22} strokeWidth={1.75} aria-hidden />
      </Flex>
      <Heading as={headingLevel} size="md" {...(headingLevel === 'h1' ? { tabIndex: -1 } : {})}>
        {title}
      </Heading>
      {text && (
        <chakra.div maxW="34rem" color="fg.muted">
          {text}
        </chakra.div>
      )}
      {action && <Flex mt="2">{action}</Flex>}
    </Flex>
  );
}
