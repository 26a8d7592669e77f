import type { Frames } from './frames.ts';
import type { ChallengeResult } from './messages.ts';

/** Opens the dialog in which the bank asks the cardholder; resolves with how it was left. */
export function openChallenge(open: Frames['challenge'], locale: string): Promise<ChallengeResult> {
  const previousFocus = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Secure authentication');
  Object.assign(dialog.style, { width: 'min(420px, 92vw)', padding: '0', border: '0', borderRadius: '8px' });
  document.body.append(dialog);
  const { frame, port, remove } = open(dialog);
  frame.style.height = '300px';
  dialog.showModal();
  frame.focus();
  return new Promise((resolve) => {
    const close = (result: ChallengeResult): void => {
      remove();
      dialog.remove();
      if (previousFocus instanceof HTMLElement) previousFocus.focus();
      resolve(result);
    };
    dialog.addEventListener('cancel', () => close('closed'));
    port.listen((message) => {
      if (message.type === 'answered') close(message.result);
      else frame.style.height = `${message.px}px`;
    });
    port.send({ type: 'open', locale });
  });
}
