import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from './Banner.tsx';
import { ErrorState } from './ErrorState.tsx';
import { useErrorSpeech } from './errorSpeech.ts';

/** As much of a query as is shown. */
export interface QueryLike<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface QueryStateProps<T> {
  query: QueryLike<T>;
  /** Stands in for the first load; of the size of what it stands for. */
  skeleton: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Loading, error, empty and data in one place. A failed refetch keeps the last good data and says so. */
export function QueryState<T>({ query, skeleton, isEmpty, empty, children }: QueryStateProps<T>) {
  const { t } = useTranslation('common');
  const speak = useErrorSpeech();
  const { data, error } = query;
  if (data === undefined) {
    return error ? <ErrorState error={error} onRetry={query.refetch} /> : skeleton;
  }
  const body = isEmpty?.(data) ? empty : children(data);
  if (!error || speak(error) === null) return body;
  return (
    <Stack gap="3">
      <Banner
        tone="caution"
        action={
          <Button size="xs" variant="outline" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {t('error.stale')}
      </Banner>
      {body}
    </Stack>
  );
}
