import { useEffect } from 'react';
import { useSession } from '#session/useSession.ts';
import { layoutStore } from '#app/shell/layoutStore.ts';
import { rememberLanguage } from '#shared/i18n/languageChoice.ts';

/** D14: the guard clears local storage; layout and language, alive in memory, are stored again after sign-in. */
export function useRememberChoices(): void {
  const epoch = useSession((state) => (state.status === 'in' ? state.epoch : null));
  useEffect(() => {
    if (epoch === null) return;
    layoutStore.remember();
    rememberLanguage();
  }, [epoch]);
}
