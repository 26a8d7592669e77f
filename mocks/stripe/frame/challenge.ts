import { DOUBLE_MARKER } from '#mocks/stripe/marker.ts';
import type { ChallengeResult, FromChallengeFrame, ToChallengeFrame } from '#mocks/stripe/messages.ts';
import { challengeTexts } from './challengeTexts.ts';
import { tellHeight } from './tellHeight.ts';
import { whenConnected } from './whenConnected.ts';

const answers = [
  ['pass', 'pass'],
  ['fail', 'fail'],
  ['close', 'closed'],
] as const satisfies (readonly [string, ChallengeResult])[];

// The frame in which the bank asks the cardholder.
whenConnected<ToChallengeFrame, FromChallengeFrame>((port) => {
  const answer = (result: ChallengeResult): void => port.say({ type: 'answered', result });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') answer('closed');
  });
  port.hear(({ locale }) => {
    const texts = challengeTexts[locale] ?? challengeTexts.en;
    const root = document.createElement('main');
    const heading = document.createElement('h1');
    const why = document.createElement('p');
    document.documentElement.lang = locale;
    root.dataset.madeBy = DOUBLE_MARKER;
    heading.textContent = texts?.title ?? '';
    why.textContent = texts?.why ?? '';
    const buttons = answers.map(([name, result]) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = texts?.[name] ?? '';
      button.addEventListener('click', () => answer(result));
      return button;
    });
    root.append(heading, why, ...buttons);
    document.body.replaceChildren(root);
    buttons[0]?.focus();
    tellHeight(root, (px) => port.say({ type: 'height', px }));
  });
});
