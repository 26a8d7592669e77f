import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '#tests/support/browserTabs.ts';
import { draftKey as key, openDrafts as open } from '#tests/support/draftsTab.ts';
import { flushMicrotasks } from '#tests/support/sessionTab.ts';
import type { EndReason } from './sessionState.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('writing a draft', () => {
  test('stores one record in session storage, with form, page, version, person and time', () => {
    const { storage, save } = open();
    expect(save({ price: '1.00', password: 'canary' })).toBe(true);
    expect(storage.drafts.get('slab@/slabs/7')).toEqual({
      ...key,
      userId: 'ana',
      values: { price: '1.00' },
      typedAt: Date.now(),
      savedAt: Date.now(),
      address: '/slabs/7',
      title: '',
    });
  });

  test('stores the same form of another page as another draft', () => {
    const { drafts, save } = open();
    save({ price: '1.00' });
    expect(drafts.find({ ...key, route: '/slabs/8' })).toBeNull();
    expect(drafts.find({ ...key, formId: 'other' })).toBeNull();
  });

  test('refuses more than 200 KB and keeps the earlier draft', () => {
    const { drafts, storage, save } = open();
    save({ price: '1.00' });
    expect(save({ price: 'x'.repeat(200 * 1024) })).toBe(false);
    expect(drafts.find(key)?.values).toEqual({ price: '1.00' });
    const frame = JSON.stringify(storage.drafts.get('slab@/slabs/7')).length - '1.00'.length;
    expect(save({ price: 'x'.repeat(200 * 1024 - frame) })).toBe(true);
    expect(save({ price: 'x'.repeat(200 * 1024 - frame + 1) })).toBe(false);
  });

  test('tells the form when the browser refuses to store', () => {
    const session = new MemoryStorage();
    const { save } = open(session);
    vi.spyOn(session, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(save({ price: '1.00' })).toBe(false);
  });

  test('writes nothing for a form of an earlier session or of nobody', () => {
    const { drafts, storage } = open();
    expect(drafts.save(key, 'ben', { price: '1' })).toBe(true);
    expect(drafts.save(key, null, { price: '1' })).toBe(true);
    drafts.endSession('expired');
    expect(drafts.owner()).toBeNull();
    expect(drafts.save(key, 'ana', { price: '1' })).toBe(true);
    expect(drafts.save(key, null, { price: '1' })).toBe(true);
    expect(storage.drafts.names()).toEqual([]);
  });
});

describe('offering a draft', () => {
  test('offers it to the same person and schema version only, and deletes one of another version', () => {
    const { drafts, storage, save } = open();
    save({ price: '1.00' });
    expect(drafts.find(key)?.values).toEqual({ price: '1.00' });
    expect(drafts.find({ ...key, schemaVersion: 3 })).toBeNull();
    expect(storage.drafts.names()).toEqual([]);
  });

  test('T16 deletes what others left when somebody else signs in', () => {
    const { drafts, storage, save } = open();
    save({ price: '1.00' });
    drafts.endSession('idle');
    drafts.open('ben');
    drafts.open('ana');
    expect(drafts.find(key)).toBeNull();
    expect(storage.drafts.names()).toEqual([]);
  });

  test('offers nothing to a signed-out person, and no draft of somebody else', () => {
    const { drafts, storage, save } = open();
    save({ price: '1.00' });
    storage.drafts.set('slab@/slabs/7', {
      ...key,
      userId: 'ben',
      values: {},
      typedAt: 0,
      savedAt: Date.now(),
      address: '',
      title: '',
    });
    expect(drafts.find(key)).toBeNull();
    drafts.endSession('expired');
    expect(drafts.find(key)).toBeNull();
  });

  test('deletes it on save or discard', () => {
    const { drafts, save } = open();
    save({ price: '1.00' });
    drafts.discard(key);
    expect(drafts.find(key)).toBeNull();
  });
});

describe('D17 at the end of a session, with a form still open', () => {
  const end = (reason: EndReason) => {
    const tab = open();
    tab.save({ price: '1.00' });
    const left = tab.drafts.register(() => tab.save({ price: '2.00' }));
    tab.drafts.endSession(reason);
    left();
    return { ...tab, stored: tab.storage.drafts.names() };
  };
  const afterSignIn = (tab: ReturnType<typeof end>): unknown => {
    tab.drafts.open('ana');
    return tab.drafts.find(key)?.values;
  };

  test.each<EndReason>(['signedOut', 'disabled'])('deletes the draft after %s', (reason) => {
    const tab = end(reason);
    expect(tab.stored).toEqual([]);
    expect(afterSignIn(tab)).toBeUndefined();
  });

  test.each<EndReason>(['idle', 'elsewhere'])(
    'after %s removes it from storage and offers it after signing in again without a reload',
    (reason) => {
      const tab = end(reason);
      expect(tab.stored).toEqual([]);
      vi.advanceTimersByTime(60 * MINUTE);
      expect(afterSignIn(tab)).toEqual({ price: '2.00' });
      tab.save({ price: '3.00' });
      expect(afterSignIn(tab)).toEqual({ price: '3.00' });
      tab.drafts.discard(key);
      expect(afterSignIn(tab)).toBeUndefined();
    },
  );

  test('forgets it on a reload after "elsewhere"', async () => {
    const tab = end('elsewhere');
    const reloaded = tab.reload();
    reloaded.open('ana');
    await flushMicrotasks();
    expect(reloaded.find(key)).toBeNull();
  });

  test('keeps it in storage for 15 minutes after "expired", a reload included', () => {
    const tab = end('expired');
    vi.advanceTimersByTime(15 * MINUTE - 1);
    const reloaded = tab.reload();
    reloaded.open('ana');
    expect(reloaded.find(key)?.values).toEqual({ price: '2.00' });
    vi.advanceTimersByTime(1);
    expect(tab.storage.drafts.names()).toEqual([]);
  });

  test('deletes it when another person signs in in another tab', () => {
    const tab = open();
    tab.save({ price: '1.00' });
    tab.drafts.endSession('idle');
    tab.drafts.open('ana');
    tab.drafts.save({ ...key, formId: 'other' }, 'ana', { a: 1 });
    tab.drafts.dropAll();
    expect(tab.drafts.find(key)).toBeNull();
    expect(tab.storage.drafts.names()).toEqual([]);
  });
});

describe('the age of a draft', () => {
  test('seals what is too old for open storage when somebody signs in', async () => {
    const { drafts, storage, save, vault } = open();
    save({ price: '1.00' });
    vi.setSystemTime(Date.now() + 15 * MINUTE);
    drafts.open('ana');
    expect(storage.drafts.names()).toEqual([]);
    await flushMicrotasks();
    expect(vault.drafts.size).toBe(1);
  });

  test('tells whether anything is kept, in storage or in memory', () => {
    const { drafts, save } = open();
    expect(drafts.isEmpty()).toBe(true);
    save({ price: '1.00' });
    expect(drafts.isEmpty()).toBe(false);
    drafts.endSession('idle');
    expect(drafts.isEmpty()).toBe(false);
    drafts.dropAll();
    expect(drafts.isEmpty()).toBe(true);
  });

  test('keeps a draft whose form is gone for 15 minutes; a clock set back does not keep it longer', () => {
    const { drafts, save } = open();
    save({ price: '1.00' });
    vi.setSystemTime(Date.now() + 15 * MINUTE - 1);
    expect(drafts.find(key)).not.toBeNull();
    vi.setSystemTime(Date.now() - 60 * MINUTE);
    expect(drafts.find(key)).toBeNull();
  });

  test('E142 writes open forms before the page reloads itself, without asking whether to leave', () => {
    const { drafts, save } = open();
    drafts.register(() => save({ price: '9.00' }));
    expect(drafts.isLeaving()).toBe(false);
    drafts.prepareReload();
    expect(drafts.find(key)?.values).toEqual({ price: '9.00' });
    expect(drafts.isLeaving()).toBe(true);
  });
});
