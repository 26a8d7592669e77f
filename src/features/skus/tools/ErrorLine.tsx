import { Box } from '@chakra-ui/react/box';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';

interface ErrorLineProps {
  error: unknown;
  /** What is wrong, where that is known better than by the error. */
  text?: string | null;
}

/** Why the last try failed, above what was tried; nothing without an error. */
export function ErrorLine({ error, text = null }: ErrorLineProps) {
  const speech = useErrorMessage();
  const sentence = text ?? (error ? speech(error) : null);
  return (
    <Box css={{ '&:not(:empty)': { mb: '3' } }}>
      <FailureBanner sentence={sentence} />
    </Box>
  );
}
