import { DOUBLE_MARKER } from '#mocks/doubles/stripe/marker.ts';
import type { FromChallengeFrame, ToChallengeFrame } from '#mocks/doubles/stripe/messages.ts';
import { challengeForm } from './challengeForm.ts';
import { reportHeight } from './reportHeight.ts';
import { onConnected } from './onConnected.ts';

// The frame in which the bank asks the cardholder.
onConnected<ToChallengeFrame, FromChallengeFrame>((port) => {
  const root = document.createElement('div');
  root.dataset.madeBy = DOUBLE_MARKER;
  document.body.append(root);
  challengeForm(root, {
    ...port,
    listen: (listener) =>
      port.listen((message) => {
        document.documentElement.lang = message.locale;
        listener(message);
      }),
  });
  reportHeight(root, (px) => port.send({ type: 'height', px }));
});
