import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { DialogFrame } from '#shared/ui/DialogFrame.tsx';

/** Seconds at which the time left is said aloud; every second would be noise. */
const announcedSeconds = [60, 30, 10, 5];

/** D18, E95: the warning before the inactivity logout, with one action to stay (WCAG 2.2.1). */
export function IdleWarning() {
  const deadline = useSession((state) => (state.status === 'warning' ? state.warningDeadline : null));
  return deadline === null ? null : <Countdown deadline={deadline} />;
}

function Countdown({ deadline }: { deadline: number }) {
  const { t } = useTranslation('idle');
  const left = useSecondsLeft(deadline);
  const stay = useRef<HTMLButtonElement>(null);
  const announced = announcedSeconds.findLast((second) => left <= second) ?? announcedSeconds[0];
  return (
    <DialogFrame
      role="alertdialog"
      size="sm"
      title={t('title')}
      initialFocusEl={() => stay.current}
      onClose={() => session.staySignedIn()}
      footer={
        <>
          <Button variant="outline" onClick={() => void session.signOut()}>
            {t('leave')}
          </Button>
          <Button ref={stay} onClick={() => session.staySignedIn()}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <Dialog.Description>{t('text')}</Dialog.Description>
      <chakra.p mt="3" fontWeight="medium" role="timer" aria-live="off">
        {t('left', { count: left })}
      </chakra.p>
      <VisuallyHidden aria-live="polite">{t('left', { count: announced ?? left })}</VisuallyHidden>
    </DialogFrame>
  );
}

/** Whole seconds until a moment (ms since 1970), never below zero; by the clock, so a sleeping machine catches up. */
function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
