import { describe, expect, test } from 'vitest';
import { addStep, emptyHistory, stepBy, type History } from './history.ts';

const same = (step: string): string => step;
const later = (_: string, step: string): string => step;
const empty: History<string> = emptyHistory;
const two = addStep(addStep(empty, 'a'), 'b');

describe('the history of a sheet', () => {
  test('keeps steps in their order, and what was typed before is a step that ended', () => {
    expect(addStep({ ...two, typing: '1 price' }, 'c')).toEqual({
      past: ['a', 'b', 'c'],
      future: [],
      typing: null,
    });
  });

  test('makes one step of letters that go into the same cell', () => {
    expect(addStep(two, 'c', later).past).toEqual(['a', 'c']);
    expect(addStep(two, 'c', same).past).toEqual(['a', 'b']);
    expect(addStep(two, 'c', false).past).toEqual(['a', 'b', 'c']);
  });

  test('begins a step where there is none to join', () => {
    expect(addStep(empty, 'a', later).past).toEqual(['a']);
  });

  test('keeps a hundred steps and forgets the first ones', () => {
    const many = Array.from({ length: 120 }, (_, at) => String(at));
    const { past } = many.reduce((history, step) => addStep(history, step), empty);
    expect(past).toHaveLength(100);
    expect(past[0]).toBe('20');
  });

  test('takes the last step back and does it again', () => {
    const undone = stepBy(two, 'undo');
    expect(undone).toEqual({ step: 'b', history: { past: ['a'], future: ['b'], typing: null } });
    expect(undone && stepBy(undone.history, 'redo')).toEqual({ step: 'b', history: two });
  });

  test('keeps the opposite of a step for the way back, where steps are values', () => {
    expect(stepBy(two, 'undo', () => 'now')?.history.future).toEqual(['now']);
    expect(stepBy({ ...two, future: ['c'] }, 'redo', () => 'now')?.history.past).toEqual(['a', 'b', 'now']);
  });

  test('does nothing again after a new step', () => {
    expect(addStep({ ...two, future: ['c'] }, 'd').future).toEqual([]);
  });

  test('has nothing to take back or to do again at the beginning', () => {
    expect(stepBy(empty, 'undo')).toBeNull();
    expect(stepBy(empty, 'redo')).toBeNull();
  });
});
