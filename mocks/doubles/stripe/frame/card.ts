import { DOUBLE_MARKER } from '#mocks/doubles/stripe/marker.ts';
import type { FromCardFrame, ToCardFrame } from '#mocks/doubles/stripe/messages.ts';
import { cardForm } from './cardForm.ts';
import { dress } from './dress.ts';
import { tellHeight } from './tellHeight.ts';
import { whenConnected } from './whenConnected.ts';

// The frame of the card form: a page of its own, which no script of the panel can look into.
whenConnected<ToCardFrame, FromCardFrame>((port) => {
  const root = document.createElement('div');
  root.dataset.madeBy = DOUBLE_MARKER;
  cardForm(root, {
    ...port,
    hear: (listener) => {
      let ready = false;
      port.hear((message) => {
        if (message.type === 'look') dress(message.look);
        listener(message);
        if (!ready) port.say({ type: 'ready' });
        ready = true;
      });
    },
  });
  document.body.append(root);
  tellHeight(root, (px) => port.say({ type: 'height', px }));
});
