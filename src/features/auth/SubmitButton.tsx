import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SLOW_ANSWER_MS } from '#shared/lib/constants.ts';
import { useHydrated } from './useHydrated.ts';

type SubmitButtonProps = { label: string; pendingLabel: string; isPending: boolean; isBlocked?: boolean };

/**
 * The form's one button. Really disabled until the page is hydrated: Enter on the prerendered form would otherwise
 * be the browser's own submission. While pending or blocked it stays focusable and says so; a server that
 * is slow is told of.
 */
export function SubmitButton({ label, pendingLabel, isPending, isBlocked = false }: SubmitButtonProps) {
  const { t } = useTranslation('errors');
  const isHydrated = useHydrated();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(setSlow, SLOW_ANSWER_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return (
    <>
      {/* Where alerts are, above the spinner. */}
      <div role="status" className="p-alerts">
        {isSlow && <div className="p-news">{t('slow')}</div>}
      </div>
      <button
        type="submit"
        className="p-go"
        disabled={!isHydrated}
        aria-disabled={isPending || isBlocked || undefined}
      >
        {isPending ? pendingLabel : label}
      </button>
    </>
  );
}
