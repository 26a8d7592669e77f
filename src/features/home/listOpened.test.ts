import { beforeEach, expect, test } from 'vitest';
import { rememberOpened } from '#shared/lib/rememberOpened.ts';
import { storage } from '#shared/lib/storage.ts';
import { listOpened } from './listOpened.ts';

beforeEach(() => window.localStorage.clear());

const opened = (address: string, title = 'A mug') => ({ address, title, at: '2026-11-20T08:00:00.000Z' });

test('the record that was opened last comes first, each once, under its latest name', () => {
  rememberOpened(opened('/skumanager?open=prd-1'));
  rememberOpened(opened('/team?open=u-1', 'Ana  de la Cruz'));
  rememberOpened(opened('/skumanager?open=prd-1', 'A larger mug'));
  expect(listOpened()).toEqual([
    opened('/skumanager?open=prd-1', 'A larger mug'),
    opened('/team?open=u-1', 'Ana  de la Cruz'),
  ]);
});

test('ten records are kept', () => {
  for (let at = 1; at <= 11; at += 1) rememberOpened(opened(`/slabs/${at}`));
  expect(listOpened().map(({ address }) => address)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `/slabs/${at}`),
  );
});

test('E131 a line that is broken or leads out of the panel is left out', () => {
  const good = opened('/team?open=u-1');
  storage.set('opened', ['', 'yesterday /team A', `${good.at} https://example.org B`]);
  rememberOpened(good);
  expect(listOpened()).toEqual([good]);
});

test('the end of the session forgets them', () => {
  rememberOpened(opened('/team?open=u-1'));
  storage.clearLocal();
  expect(listOpened()).toEqual([]);
});
