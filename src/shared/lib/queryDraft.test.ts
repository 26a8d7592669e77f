import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createQueryDraft } from './queryDraft.ts';

test('a late answer keeps the letters that were typed since', () => {
  const draft = createQueryDraft('');
  draft.type('bot');
  expect(draft.ask('bot')).toBe(true);
  draft.type('bottle');
  draft.sync('bot');
  expect(draft.get()).toEqual({ text: 'bottle', asked: 'bot' });
});

test('a query that was sent already is not sent again', () => {
  const draft = createQueryDraft('mug');
  expect(draft.ask('mug')).toBe(false);
  expect(draft.ask('')).toBe(true);
  expect(draft.ask('')).toBe(false);
});

test('Back and a saved view replace the draft, also after it was sent', () => {
  const draft = createQueryDraft('mug');
  draft.type('mugs');
  draft.ask('mugs');
  draft.sync('mug');
  expect(draft.get()).toEqual({ text: 'mug', asked: 'mug' });
});

test('setting the query also fills the box', () => {
  const draft = createQueryDraft('');
  draft.type(' Material ');
  expect(draft.apply('material')).toBe('material');
  draft.sync('material');
  expect(draft.get()).toEqual({ text: 'material', asked: 'material' });
});

test('listeners are called for each change and for nothing else', () => {
  const draft = createQueryDraft('');
  const listener = vi.fn();
  const stop = draft.subscribe(listener);
  draft.type('m');
  draft.ask('m');
  draft.ask('m');
  draft.sync('m');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  draft.type('mu');
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
      const draft = createQueryDraft('');
      let address = '';
      const last = { text: '' };
      for (const now of steps) {
        if (now.do === 'type') {
          draft.type(now.text);
          Object.assign(last, { text: now.text });
        } else if (now.do === 'stop') {
          if (draft.ask(draft.get().text)) address = draft.get().text;
        } else if (now.do === 'render') draft.sync(address);
        else {
          // A link that leads where the page is already is nothing new.
          if (now.text !== draft.get().asked) Object.assign(last, { text: now.text });
          address = now.text;
          draft.sync(address);
        }
      }
      if (draft.ask(draft.get().text)) address = draft.get().text;
      draft.sync(address);
      expect(draft.get()).toEqual({ text: last.text, asked: last.text });
      expect(address).toBe(last.text);
    }),
  );
});
