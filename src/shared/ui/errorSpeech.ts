import { createContext, useContext } from 'react';

/**
 * The sentence for an error, or null for one that no screen shows (the session ended, the caller left). The app
 * provides it, so that the pieces here need not know the API.
 */
export type ErrorSpeech = (error: unknown) => string | null;

export const ErrorSpeechContext = createContext<ErrorSpeech>((error) => String(error));

export function useErrorSpeech(): ErrorSpeech {
  return useContext(ErrorSpeechContext);
}
