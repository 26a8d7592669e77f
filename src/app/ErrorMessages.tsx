import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isSilent } from '#api/errors.ts';
import { ErrorMessageContext } from '#shared/ui/errorMessage.ts';

/** The one place that decides what is said of an error, before sign-in and after it (R16). */
export function ErrorMessages({ children }: { children: ReactNode }) {
  const { t } = useTranslation('errors');
  const speak = useCallback((error: unknown) => (isSilent(error) ? null : errorText(error, t)), [t]);
  return <ErrorMessageContext value={speak}>{children}</ErrorMessageContext>;
}
