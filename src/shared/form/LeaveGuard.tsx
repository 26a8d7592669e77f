import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';

interface LeaveGuardProps {
  /** Asked at the moment of leaving: whether there is work that would be lost. */
  when: () => boolean;
  /** Parameters of the address that take the form away when they change, as the drawer of a list does (ADR 21). */
  params?: readonly string[];
  /** Where "your changes are not saved" is not what happens. */
  title?: string;
  text?: string;
}

/**
 * Asks before a click, Escape or Back leaves a form with unsaved work. Closing the tab is asked about by `useDraft`;
 * the end of a session must not be: `when` answers false then.
 */
export function LeaveGuard({ when, params = [], title, text }: LeaveGuardProps) {
  const { t } = useTranslation('common');
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      (here.pathname !== next.pathname || changes(here.search, next.search, params)) && when(),
  );
  const leave = useRef(false);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={title ?? t('leave.title')}
      text={text ?? t('leave.text')}
      action={t('leave.action')}
      refuse={t('leave.stay')}
      danger
      setReturnValue={(answer) => {
        leave.current = answer;
      }}
      onOpenChange={() => {
        if (leave.current) blocker.proceed?.();
        else blocker.reset?.();
        leave.current = false;
      }}
    />
  );
}

function changes(search: string, next: string, names: readonly string[]): boolean {
  const [here, there] = [new URLSearchParams(search), new URLSearchParams(next)];
  return names.some((name) => here.get(name) !== there.get(name));
}
