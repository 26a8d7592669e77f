import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createTyped } from './typed.ts';

test('a late answer keeps the letters that were typed since', () => {
  const typed = createTyped('');
  typed.type('bot');
  expect(typed.ask('bot')).toBe(true);
  typed.type('bottle');
  typed.hear('bot');
  expect(typed.get()).toEqual({ text: 'bottle', asked: 'bot' });
});

test('a query that was sent already is not sent again', () => {
  const typed = createTyped('mug');
  expect(typed.ask('mug')).toBe(false);
  expect(typed.ask('')).toBe(true);
  expect(typed.ask('')).toBe(false);
});

test('Back and a saved view replace the draft, also after it was sent', () => {
  const typed = createTyped('mug');
  typed.type('mugs');
  typed.ask('mugs');
  typed.hear('mug');
  expect(typed.get()).toEqual({ text: 'mug', asked: 'mug' });
});

test('setting the query also fills the box', () => {
  const typed = createTyped('');
  typed.type(' Material ');
  expect(typed.apply('material')).toBe('material');
  typed.hear('material');
  expect(typed.get()).toEqual({ text: 'material', asked: 'material' });
});

test('listeners are called for each change and for nothing else', () => {
  const typed = createTyped('');
  const listener = vi.fn();
  const stop = typed.subscribe(listener);
  typed.type('m');
  typed.ask('m');
  typed.ask('m');
  typed.hear('m');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  typed.type('mu');
  expect(listener).toHaveBeenCalledTimes(2);
});

type Step = { do: 'type'; text: string } | { do: 'link'; text: string } | { do: 'stop' } | { do: 'render' };

const text = fc.constantFrom('', 'bot', 'bottle', 'mug');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('type' as const), text }),
  fc.record({ do: fc.constant('link' as const), text }),
  fc.constantFrom<Step>({ do: 'stop' }, { do: 'render' }),
);

test('in any order of letters, pauses, links and renders the last input is in the box', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const typed = createTyped('');
      let address = '';
      const last = { text: '' };
      for (const now of steps) {
        if (now.do === 'type') {
          typed.type(now.text);
          Object.assign(last, { text: now.text });
        } else if (now.do === 'stop') {
          if (typed.ask(typed.get().text)) address = typed.get().text;
        } else if (now.do === 'render') typed.hear(address);
        else {
          // A link that leads where the page is already is nothing new.
          if (now.text !== typed.get().asked) Object.assign(last, { text: now.text });
          address = now.text;
          typed.hear(address);
        }
      }
      if (typed.ask(typed.get().text)) address = typed.get().text;
      typed.hear(address);
      expect(typed.get()).toEqual({ text: last.text, asked: last.text });
      expect(address).toBe(last.text);
    }),
  );
});
