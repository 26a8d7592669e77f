import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';

interface LeaveGuardProps {
  /** Asked at the moment of leaving: whether there is work that would be lost. */
  when: () => boolean;
}

/**
 * Asks before a click, Escape or Back leaves a form with unsaved work. Closing the tab is asked about by `useDraft`;
 * the end of a session must not be: `when` answers false then.
 */
export function LeaveGuard({ when }: LeaveGuardProps) {
  const { t } = useTranslation('common');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && when(),
  );
  const leave = useRef(false);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('leave.title')}
      text={t('leave.text')}
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
