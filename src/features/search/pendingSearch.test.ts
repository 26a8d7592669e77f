import { expect, test } from 'vitest';
import { createGate } from '#tests/support/awaited.ts';
import { createPendingSearch } from './pendingSearch.ts';

/** An address that does what it is told, and is told who listens. */
function createAddress(search = '') {
  const listeners = new Set<() => void>();
  return {
    now: () => search,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goTo(next: string) {
      search = next;
      for (const listener of listeners) listener();
    },
  };
}

test('a text is searched for at once, and shown when its results are there', async () => {
  const asking = createPendingSearch(createAddress('?q=pen'));
  const { opened: done, open: end } = createGate();
  asking.search('mug', () => done);
  expect([asking.text(), asking.query()]).toEqual(['mug', '?q=pen']);
  end();
  await expect.poll(asking.query).toBe('?q=mug');
  expect(asking.text()).toBe('mug');
});

test('late results of earlier letters do not replace those of later ones', async () => {
  const asking = createPendingSearch(createAddress());
  const [early, late] = [createGate(), createGate()];
  asking.search('bot', () => early.opened);
  asking.search('bottle', () => late.opened);
  early.open();
  await early.opened;
  expect([asking.text(), asking.query()]).toEqual(['bottle', '']);
  late.open();
  await expect.poll(asking.query).toBe('?q=bottle');
});

test('an address that repeats the shown search keeps the one that is under way', async () => {
  const address = createAddress();
  const asking = createPendingSearch(address);
  asking.search('bot', () => Promise.resolve());
  await expect.poll(asking.query).toBe('?q=bot');
  const { opened: done, open: end } = createGate();
  asking.search('bottle', () => done);
  address.goTo('?q=bot');
  expect(asking.text()).toBe('bottle');
  end();
  await expect.poll(asking.query).toBe('?q=bottle');
});

test('a tick counts while a text waits for its results, and so does the text', async () => {
  const address = createAddress();
  const asking = createPendingSearch(address);
  const { opened: done, open: end } = createGate();
  asking.search('mug', () => done);
  address.goTo('?facet.colors=Red');
  expect(asking.text()).toBe('mug');
  end();
  await expect.poll(asking.query).toBe('?q=mug&facet.colors=Red');
});

test('Back and a saved search replace a text that waits, also where they have the text of before', async () => {
  const address = createAddress('?q=pen');
  const asking = createPendingSearch(address);
  const { opened: done, open: end } = createGate();
  asking.search('mug', () => done);
  address.goTo('?q=bag');
  expect(asking.text()).toBe('bag');
  asking.search('mugs', () => done);
  asking.forget();
  expect(asking.text()).toBe('bag');
  end();
  await done;
  expect(asking.query()).toBe('?q=bag');
});

test('listeners are called for the address, for a text that is searched for and for its results', async () => {
  const address = createAddress();
  const asking = createPendingSearch(address);
  const outcomes: string[] = [];
  const stop = asking.subscribe(() => outcomes.push(`${asking.text()} ${asking.query()}`));
  asking.search('mug', () => Promise.resolve());
  await expect.poll(() => outcomes.at(-1)).toBe('mug ?q=mug');
  address.goTo('?q=pen');
  expect(outcomes).toEqual(['mug ', 'mug ?q=mug', 'pen ?q=pen']);
  stop();
  address.goTo('?q=bag');
  expect(outcomes).toHaveLength(3);
});
