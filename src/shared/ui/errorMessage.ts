import { createContext, useContext } from 'react';

/**
 * The sentence for an error, or null for one that no screen shows (the session ended, the caller left). The app
 * provides it, so that the pieces here need not know the API.
 */
export type ErrorMessage = (error: unknown) => string | null;

export const ErrorMessageContext = createContext<ErrorMessage>((error) => String(error));

export function useErrorMessage(): ErrorMessage {
  return useContext(ErrorMessageContext);
}
