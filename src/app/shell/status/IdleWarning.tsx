import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';

/** Seconds at which the time left is said aloud; every second would be noise. */
const announcedSeconds = [60, 30, 10, 5];

/** D18, E95: the warning before the inactivity logout, with one action to stay (WCAG 2.2.1). */
export function IdleWarning() {
  const deadline = useSession((state) => (state.status === 'warning' ? state.warningDeadline : null));
  return deadline === null ? null : <Countdown deadline={deadline} />;
}

function Countdown({ deadline }: { deadline: number }) {
  const { t } = useTranslation('shell');
  const left = useSecondsLeft(deadline);
  const stay = useRef<HTMLButtonElement>(null);
  const announced = announcedSeconds.findLast((second) => left <= second) ?? announcedSeconds[0];
  return (
    <Dialog.Root
      open
      role="alertdialog"
      size="sm"
      closeOnInteractOutside={false}
      initialFocusEl={() => stay.current}
      onOpenChange={({ open }) => {
        if (!open) session.staySignedIn();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('idle.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description>{t('idle.text')}</Dialog.Description>
              <chakra.p mt="3" fontWeight="medium" role="timer" aria-live="off">
                {t('idle.left', { count: left })}
              </chakra.p>
              <VisuallyHidden aria-live="polite">
                {t('idle.left', { count: announced ?? left })}
              </VisuallyHidden>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={() => void session.signOut()}>
                {t('idle.leave')}
              </Button>
              <Button ref={stay} onClick={() => session.staySignedIn()}>
                {t('idle.stay')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
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
