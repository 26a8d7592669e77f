import type {
  ChallengeResult,
  FromChallengeFrame,
  ToChallengeFrame,
} from '#mocks/doubles/stripe/messages.ts';
import { challengeTexts } from './challengeTexts.ts';
import type { Port } from './port.ts';

const answers = [
  ['pass', 'pass'],
  ['fail', 'fail'],
  ['close', 'closed'],
] as const satisfies (readonly [string, ChallengeResult])[];

/** The page of the bank: what the cardholder does is a choice here. */
export function challengeForm(root: HTMLElement, port: Port<ToChallengeFrame, FromChallengeFrame>): void {
  // When the click is over: the page takes this frame away, and a browser may wait for a click whose frame is gone.
  const sendResult = (result: ChallengeResult): void => {
    setTimeout(() => port.send({ type: 'answered', result }));
  };
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') sendResult('closed');
  });
  port.listen(({ locale }) => {
    const texts = challengeTexts[locale] ?? challengeTexts.en;
    const heading = document.createElement('h1');
    const explanation = document.createElement('p');
    heading.textContent = texts?.title ?? '';
    explanation.textContent = texts?.why ?? '';
    const buttons = answers.map(([name, result]) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = texts?.[name] ?? '';
      button.addEventListener('click', () => sendResult(result));
      return button;
    });
    root.replaceChildren(heading, explanation, ...buttons);
    buttons[0]?.focus();
  });
}
