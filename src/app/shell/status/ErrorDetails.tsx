import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatErrorDetails } from './errorDetails.ts';

export interface ErrorDetailsProps {
  error: unknown;
  pathname: string;
  /** For an administrator: with what a failed server said. */
  isFull: boolean;
}

/** What support needs to know, to be copied. Never the query, which may hold what someone searched for. */
export function ErrorDetails({ error, pathname, isFull }: ErrorDetailsProps) {
  const { t } = useTranslation('shell');
  const [copied, setCopied] = useState(false);
  const [text] = useState(() =>
    formatErrorDetails(error, { pathname, at: new Date(), stack: import.meta.env.DEV, isFull }),
  );
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <chakra.details mx="auto" maxW="34rem" px="4" fontSize="sm" color="fg.muted">
      <chakra.summary cursor="pointer" w="fit-content">
        {t('error.details')}
      </chakra.summary>
      <chakra.pre css={box}>{text}</chakra.pre>
      <Button size="xs" variant="outline" onClick={() => void copy()}>
        {t(copied ? 'error.copied' : 'error.copy')}
      </Button>
    </chakra.details>
  );
}

const box = {
  my: '2',
  p: '3',
  bg: 'bg.subtle',
  rounded: 'l2',
  fontFamily: 'mono',
  fontSize: 'xs',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
