import { describe, expect, test } from 'vitest';
import { createStorage } from '#shared/lib/storage.ts';
import { MemoryStorage } from '#tests/support/browserTabs.ts';
import { createUser } from '#tests/support/people.ts';
import { createUserStore } from './userStore.ts';

function open() {
  const [local, session] = [new MemoryStorage(), new MemoryStorage()];
  const storage = createStorage({ local: () => local, session: () => session, events: () => window });
  return { local, storage, users: createUserStore(storage) };
}
const signIn = { email: 'ana@backroom.test', token: 't-1', extraToken: null };

describe('D13 the stored person', () => {
  test('has the token stored last, so whoever sees it finds the rest in place', () => {
    const { local, users } = open();
    users.save(createUser('ana'), { ...signIn, extraToken: 'x-1' });
    const keys = Array.from({ length: local.length }, (_, at) => local.key(at));
    expect(keys.at(-1)).toBe('backroom.token');
    expect(keys).toContain('backroom.extraToken');
  });

  test('keeps no extra token of the last sign-in when there is none', () => {
    const { storage, users } = open();
    storage.set('extraToken', 'old');
    users.save(createUser('ana'), signIn);
    expect(storage.get('extraToken')).toBeNull();
  });

  test('E37 is read from local storage in a new tab', () => {
    const { storage, users } = open();
    users.save({ ...createUser('ana'), userName: 'Ana Maria Petrova', userDesc: 'Mugs' }, signIn);
    storage.clearSessionUser();
    expect(users.read()).toEqual({
      ...createUser('ana'),
      userName: 'Ana Maria Petrova',
      firstName: 'Ana',
      lastName: 'Maria Petrova',
      userDesc: 'Mugs',
      email: null,
    });
  });

  test('needs an id, and an id alone is enough', () => {
    const { storage, users } = open();
    expect(users.read()).toBeNull();
    storage.set('userId', '0');
    expect(users.read()).toMatchObject({ userId: '0', loginName: '', userName: '', userHeader: null });
  });

  test('E35 comes from the tab’s own user only when it is the stored one', () => {
    const { storage, users } = open();
    users.save(createUser('ana'), signIn);
    expect(users.read()).toEqual(createUser('ana'));
    storage.set('userId', 'ben');
    storage.set('userName', 'Ben Example');
    expect(users.read()).toMatchObject({ userId: 'ben', firstName: 'Ben' });
  });

  test('T08 E32 loses a picture that was tampered with in storage', () => {
    const { storage, users } = open();
    users.save({ ...createUser('ana'), userHeader: 'javascript:alert(1)' }, signIn);
    expect(users.read()?.userHeader).toBeNull();
    storage.clearSessionUser();
    expect(users.read()?.userHeader).toBeNull();
  });

  test('spec §4 is gone after clearing, and the rest stays', () => {
    const { local, storage, users } = open();
    users.save(createUser('ana'), { ...signIn, extraToken: 'x-1' });
    storage.set('language', 'de');
    storage.remove('token');
    users.clear();
    expect(local.length).toBe(1);
    expect(storage.get('language')).toBe('de');
    expect(storage.session.get('authUser')).toBeNull();
  });

  test('stays with a token that another tab has stored', () => {
    const { storage, users } = open();
    users.save(createUser('ben'), signIn);
    users.clear();
    expect(storage.get('userId')).toBe('ben');
    expect(storage.session.get('authUser')).toBeNull();
  });
});
