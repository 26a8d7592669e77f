import { createContext, useContext, type ReactNode } from 'react';

/**
 * What an administrator may open below a failure, null where there is nothing. Asked with the error, or with the sentence
 * that was made of it. The app provides it, so that the pieces here need not know the API.
 */
export type FailureDetails = (failure: unknown) => ReactNode;

export const FailureDetailsContext = createContext<FailureDetails>(() => null);

export function useFailureDetails(): FailureDetails {
  return useContext(FailureDetailsContext);
}
