import { DOUBLE_MARKER } from '#mocks/doubles/stripe/marker.ts';
import type { FromCardFrame, ToCardFrame } from '#mocks/doubles/stripe/messages.ts';
import { cardForm } from './cardForm.ts';
import { applyStyle } from './applyStyle.ts';
import { reportHeight } from './reportHeight.ts';
import { onConnected } from './onConnected.ts';

// The frame of the card form: a page of its own, which no script of the panel can look into.
onConnected<ToCardFrame, FromCardFrame>((port) => {
  const root = document.createElement('div');
  root.dataset.madeBy = DOUBLE_MARKER;
  cardForm(root, {
    ...port,
    listen: (listener) => {
      let ready = false;
      port.listen((message) => {
        if (message.type === 'style') applyStyle(message.style);
        listener(message);
        if (!ready) port.send({ type: 'ready' });
        ready = true;
      });
    },
  });
  document.body.append(root);
  reportHeight(root, (px) => port.send({ type: 'height', px }));
});
