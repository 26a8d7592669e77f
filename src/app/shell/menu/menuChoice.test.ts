import { beforeEach, expect, test } from 'vitest';
import { createStorage } from '#shared/lib/storage.ts';
import { toChosenMenu } from './chosenMenu.ts';
import { createMenuChoice } from './menuChoice.ts';
import type { MenuItem } from './menuModel.ts';

const storage = createStorage({
  local: () => window.localStorage,
  session: () => window.sessionStorage,
  events: () => window,
});

const open = () =>
  createMenuChoice({ load: () => storage.get('menu'), save: (choice) => void storage.set('menu', choice) });

const item = (id: string): MenuItem => ({
  id,
  titleKey: 'home',
  icon: null,
  permission: null,
  path: `/${id}`,
});

beforeEach(() => window.localStorage.clear());

test('D23 the chosen list and the folded areas outlive the page', () => {
  const choice = open();
  expect(choice.getSnapshot()).toEqual({ list: 'main', closed: [] });
  choice.choose('alternate');
  choice.fold('admin', true);
  choice.fold('records', true);
  choice.fold('admin', false);
  expect(open().getSnapshot()).toEqual({ list: 'alternate', closed: ['records'] });
});

test('choosing the same again notifies nobody', () => {
  const choice = open();
  choice.fold('admin', true);
  let changes = 0;
  const leave = choice.subscribe(() => (changes += 1));
  choice.fold('admin', true);
  choice.choose('main');
  expect(changes).toBe(0);
  choice.fold('admin', false);
  leave();
  choice.choose('alternate');
  expect(changes).toBe(1);
});

test.each(['{', '[]', 'null', '7', '{"list":"both","closed":"admin"}'])(
  'E131 a stored choice that is broken is the main menu with its areas open (%s)',
  (raw) => {
    window.localStorage.setItem('backroom.menu', raw);
    expect(open().getSnapshot()).toEqual({ list: 'main', closed: [] });
  },
);

test('D14 the choice outlives the clearing of local storage; what nobody chose is not stored', () => {
  const choice = open();
  choice.remember();
  expect(window.localStorage).toHaveLength(0);
  choice.choose('alternate');
  storage.clearLocal();
  choice.remember();
  expect(storage.get('menu')).toEqual({ list: 'alternate', closed: [] });
});

test.each([
  // chosen, areas, entries, shown, offered
  ['main', 1, 1, 'main', true],
  ['alternate', 1, 1, 'alternate', true],
  ['alternate', 1, 0, 'main', false],
  ['main', 0, 1, 'alternate', false],
  ['alternate', 0, 0, 'main', false],
] as const)(
  'D23 chosen %s with %i areas and %i entries allowed: %s is shown, a switch: %s',
  (list, areas, entries, shown, offered) => {
    const menu = toChosenMenu(
      { list, closed: [] },
      areas ? [item('area')] : [],
      entries ? [item('entry')] : [],
    );
    expect(menu).toMatchObject({ list: shown, offered });
  },
);
