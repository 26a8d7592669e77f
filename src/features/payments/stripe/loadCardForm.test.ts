import { beforeEach, describe, expect, test, vi } from 'vitest';

const KEY = 'pk_test_51Backroom';

/** The script that the loader has put into the page: no browser fetches it here, so the test says what came of it. */
const script = (): HTMLScriptElement | null =>
  document.querySelector('script[src^="https://js.stripe.com/"]');
const tell = async (what: 'load' | 'error'): Promise<void> => {
  script()?.dispatchEvent(new Event(what));
  await vi.advanceTimersByTimeAsync(0);
};

/** Stripe.js as far as the loader looks at it. */
const arrive = (start: (key: string) => object = (key) => ({ key })): void => {
  vi.stubGlobal('Stripe', Object.assign(start, { version: 'endive' }));
};

/** The loader remembers for as long as the page lives, so each test has a page of its own. */
async function openPage() {
  vi.resetModules();
  const { loadCardForm } = await import('./loadCardForm.ts');
  return async (key = KEY) => {
    const outcome = loadCardForm(key, 'en');
    await vi.advanceTimersByTimeAsync(0);
    return outcome;
  };
}

/** Starts an attempt without waiting for what comes of it. */
async function start(load: Awaited<ReturnType<typeof openPage>>, key?: string) {
  let outcome: Awaited<ReturnType<typeof load>> | undefined;
  void load(key).then((value) => {
    outcome = value;
  });
  await vi.advanceTimersByTimeAsync(0);
  return () => outcome;
}

beforeEach(() => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, 'Stripe');
  return () => {
    vi.useRealTimers();
    for (const each of document.querySelectorAll('script')) each.remove();
    Reflect.deleteProperty(window, 'Stripe');
  };
});

describe('the real loader of Stripe.js', () => {
  test("loads Stripe's release and returns what it provides", async () => {
    const outcome = await start(await openPage());
    expect(script()?.src).toBe('https://js.stripe.com/endive/stripe.js');
    arrive();
    await tell('load');
    expect(outcome()).toEqual({ stripe: { key: KEY }, failure: null });
  });

  test('loads nothing where a double is provided', async () => {
    arrive();
    const outcome = await start(await openPage());
    expect(script()).toBeNull();
    expect(outcome()).toEqual({ stripe: { key: KEY }, failure: null });
  });

  test('gives all callers one Stripe', async () => {
    arrive();
    const load = await openPage();
    expect((await load()).stripe).toBe((await load()).stripe);
  });

  test('fails offline after two attempts, and works later without a reload', async () => {
    const load = await openPage();
    const first = await start(load);
    await tell('error');
    expect(first()).toBeUndefined();
    await tell('error');
    expect(first()).toEqual({ stripe: null, failure: 'unreachable' });
    const second = await start(load);
    arrive();
    await tell('load');
    expect(second()).toEqual({ stripe: { key: KEY }, failure: null });
  });

  test('reports an answer that is not Stripe.js as a filter', async () => {
    const outcome = await start(await openPage());
    await tell('load');
    await tell('load');
    expect(outcome()).toEqual({ stripe: null, failure: 'blocked' });
  });

  test('gives up a script that hangs after 10 seconds, and a retry loads it anew', async () => {
    const load = await openPage();
    const first = await start(load);
    await vi.advanceTimersByTimeAsync(9999);
    expect(first()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(first()).toEqual({ stripe: null, failure: 'timeout' });
    expect(script()).toBeNull();
    const second = await start(load);
    // A browser lets a second request for the same address wait for the first.
    expect(script()?.src).toBe('https://js.stripe.com/endive/stripe.js?attempt=2');
    arrive();
    await tell('load');
    expect(second()).toEqual({ stripe: { key: KEY }, failure: null });
  });

  test('may fail at once when it is retried', async () => {
    const load = await openPage();
    await start(load);
    await vi.advanceTimersByTimeAsync(10_000);
    const outcome = await start(load);
    await tell('error');
    expect(outcome()).toEqual({ stripe: null, failure: 'unreachable' });
  });

  test('may hang again and again', async () => {
    const load = await openPage();
    const outcomes: unknown[] = [];
    while (outcomes.length < 3) {
      const outcome = await start(load);
      await vi.advanceTimersByTimeAsync(10_000);
      outcomes.push(outcome()?.failure);
    }
    expect(outcomes).toEqual(['timeout', 'timeout', 'timeout']);
  });

  test('takes a late script at the next attempt', async () => {
    const load = await openPage();
    await start(load);
    await vi.advanceTimersByTimeAsync(10_000);
    arrive();
    const outcome = await start(load);
    expect(script()).toBeNull();
    expect(outcome()?.failure).toBeNull();
  });

  test('waits for the page to load before it loads the script', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    await start(await openPage());
    expect(script()).toBeNull();
    window.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(0);
    expect(script()).not.toBeNull();
  });

  test.each(['', 'sk_test_51Backroom', 'rk_live_1', 'pk_', 'pk_test_'])(
    'refuses the key %j without giving it to anybody',
    async (key) => {
      const outcome = await start(await openPage(), key);
      expect(outcome()).toEqual({ stripe: null, failure: 'wrongKey' });
      expect(script()).toBeNull();
    },
  );

  test('reports a key that Stripe.js refuses as a wrong one', async () => {
    arrive(() => {
      throw new Error('Invalid API Key provided');
    });
    expect((await (await openPage())()).failure).toBe('wrongKey');
  });
});
