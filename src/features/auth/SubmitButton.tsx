import { useHydrated } from './useHydrated.ts';

type SubmitButtonProps = { label: string; pendingLabel: string; isPending: boolean; isBlocked?: boolean };

/**
 * The form's one button. Really disabled until the page is hydrated: Enter on the prerendered form would otherwise
 * be the browser's own submission. While pending or blocked it stays focusable and says so.
 */
export function SubmitButton({ label, pendingLabel, isPending, isBlocked = false }: SubmitButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      type="submit"
      className="p-go"
      disabled={!isHydrated}
      aria-disabled={isPending || isBlocked || undefined}
    >
      {isPending ? pendingLabel : label}
    </button>
  );
}
