import { Flex } from '@chakra-ui/react/flex';
import { Spinner as ChakraSpinner } from '@chakra-ui/react/spinner';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';

interface SpinnerProps {
  /** What is going on, for people who do not see it turn. */
  label: string;
  size?: 'md' | 'lg';
}

/** A01: a status with hidden text; a label on a bare span would be no name. */
export function Spinner({ label, size = 'md' }: SpinnerProps) {
  return (
    <Flex role="status" align="center" justify="center" color="accent">
      <ChakraSpinner size={size} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Flex>
  );
}
