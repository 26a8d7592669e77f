import { DOUBLE_MARKER } from '#mocks/doubles/stripe/marker.ts';
import type { FromChallengeFrame, ToChallengeFrame } from '#mocks/doubles/stripe/messages.ts';
import { challengeForm } from './challengeForm.ts';
import { tellHeight } from './tellHeight.ts';
import { whenConnected } from './whenConnected.ts';

// The frame in which the bank asks the cardholder.
whenConnected<ToChallengeFrame, FromChallengeFrame>((port) => {
  const root = document.createElement('div');
  root.dataset.madeBy = DOUBLE_MARKER;
  document.body.append(root);
  challengeForm(root, {
    ...port,
    hear: (listener) =>
      port.hear((message) => {
        document.documentElement.lang = message.locale;
        listener(message);
      }),
  });
  tellHeight(root, (px) => port.say({ type: 'height', px }));
});
