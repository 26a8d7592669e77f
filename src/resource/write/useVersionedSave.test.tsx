import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { showNotices } from '#shared/ui/notify.ts';
import { useVersionedSave } from './useVersionedSave.ts';

interface Named {
  version: number;
  name: string;
}

const base: Named = { version: 1, name: 'Mug' };
const stale = new ApiError('http', { status: 409, code: 'version_conflict' });

/** A record that somebody else has left as `theirs`; `answers` are those to one write after the other. */
async function start(theirs: Named, ...answers: (Named | ApiError)[]) {
  await startTexts();
  const said: string[] = [];
  showNotices(({ title }) => said.push(title));
  const write = vi.fn<(on: Named, mine: string) => Promise<Named | null>>(() => {
    const answer = answers.shift();
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(answer ?? null);
  });
  const [onSaved, onTheirs] = [vi.fn(), vi.fn()];
  const { result } = renderHook(() =>
    useVersionedSave({
      write,
      onSaved,
      onTheirs,
      readTheirs: () => Promise.resolve(theirs),
      differingKeys: (sides) =>
        sides.mine === sides.base.name || sides.mine === sides.theirs.name ? [] : ['name'],
    }),
  );
  const save = (on: Named, mine: string) => act(() => result.current.save(on, mine));
  return { result, save, write, onSaved, onTheirs, said };
}

test('D12 when somebody else changed the same field, the conflict is asked about and my value goes over theirs', async () => {
  const theirs = { version: 2, name: 'Cup' };
  const { result, save, write, onSaved } = await start(theirs, stale, { version: 3, name: 'Beaker' });
  await save(base, 'Beaker');
  expect(result.current.conflict).toEqual({ base, theirs, mine: 'Beaker', keys: ['name'] });
  expect(result.current.submitError).toBeNull();
  await save(theirs, 'Beaker');
  expect(write).toHaveBeenLastCalledWith(theirs, 'Beaker');
  expect(onSaved).toHaveBeenCalledExactlyOnceWith({ version: 3, name: 'Beaker' });
  expect(result.current.conflict).toBeNull();
});

test('D12 a second conflict is about what the second save was made on', async () => {
  const theirs = { version: 2, name: 'Cup' };
  const { result, save, onTheirs } = await start(theirs, stale, stale, stale);
  await save(base, 'Beaker');
  await save(theirs, 'Beaker');
  expect(result.current.conflict).toEqual({ base: theirs, theirs, mine: 'Beaker', keys: ['name'] });
  await save(theirs, 'Cup');
  expect(result.current.conflict).toBeNull();
  expect(onTheirs).toHaveBeenCalledExactlyOnceWith(theirs);
});

test('D12 when somebody else saved the very same values, the save counts for both', async () => {
  const theirs = { version: 2, name: 'Beaker' };
  const { result, save, onSaved, onTheirs, said } = await start(theirs, stale);
  await save(base, 'Beaker');
  expect(onTheirs).toHaveBeenCalledExactlyOnceWith(theirs);
  expect(onSaved).not.toHaveBeenCalled();
  expect(result.current.conflict).toBeNull();
  expect(said).toEqual(['Saved by someone else with the same values']);
});

test('a conflict can be left open, or their version taken', async () => {
  const theirs = { version: 2, name: 'Cup' };
  const { result, save, onTheirs } = await start(theirs, stale, stale);
  await save(base, 'Beaker');
  act(() => result.current.closeConflict());
  expect(result.current.conflict).toBeNull();
  await save(base, 'Beaker');
  act(() => result.current.takeTheirs(theirs));
  expect(result.current.conflict).toBeNull();
  expect(onTheirs).toHaveBeenCalledExactlyOnceWith(theirs);
});

test('a refusal for the state of the record is no conflict, and is shown', async () => {
  const { result, save } = await start(base, new ApiError('http', { status: 409, code: 'wrong_state' }));
  await save(base, 'Beaker');
  expect(result.current.conflict).toBeNull();
  expect(result.current.submitError).not.toBeNull();
});

test('cancelling the question saves nothing', async () => {
  const { result, save, onSaved } = await start(base);
  await save(base, 'Beaker');
  expect(onSaved).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ conflict: null, submitError: null, pending: false });
});
