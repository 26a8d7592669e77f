import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BrokenLadders } from '#api/generated/types.gen.ts';
import { sentBodies } from '#tests/support/accountPage.tsx';
import { openImport } from '#tests/support/importDialog.tsx';
import { calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { BulkDialog } from '#entities/catalogue/BulkDialog.tsx';
import { BrokenLadderList } from './BrokenLadderList.tsx';

const listed = () => screen.findByRole('region', { name: 'Price ladders that won’t start at the MOQ' });
const applied = () => calls().filter((call) => call.endsWith('/apply'));

async function openBulk(name: string) {
  const { user } = await renderSignedIn(
    name,
    <BulkDialog
      request={{
        resource: 'products',
        action: 'setMoq',
        params: { moq: 60 },
        selection: { ids: ['prd-0003'] },
      }}
      title="Change MOQ"
      onClose={() => undefined}
    />,
  );
  return {
    user,
    press: async (button: string) => user.click(await screen.findByRole('button', { name: button })),
  };
}

const FILE = ['sku,moq', 'BLK-0003,60'];

test('the preview of a bulk change names the ladders it breaks before anything is written', async () => {
  await openBulk('pricing.manager');
  expect(within(await listed()).getByRole('row', { name: /BLK-0003/ })).toHaveTextContent(/Live\s*25\s*60/);
  expect(screen.getByRole('button', { name: 'Change 1 item' })).toBeVisible();
  expect(applied()).toEqual([]);
});

test.each([
  ['Change 1 item and move first breaks', { moveFirstBreak: true }],
  ['Change 1 item', {}],
])('the choice "%s" of a bulk change does what it says', async (button, body) => {
  const { press } = await openBulk('pricing.manager');
  await press(button);
  expect(await screen.findByText('1 item done.')).toBeVisible();
  expect(await sentBodies(applied()[0] ?? '')).toEqual([body]);
});

test('without the permission to change prices a bulk change names the ladders and offers no move', async () => {
  await openBulk('merchandiser');
  await listed();
  expect(
    screen.getByText('To move first breaks, you need the permission “Price Slabs: Edit”.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change 1 item' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /move/ })).not.toBeInTheDocument();
});

test('the check of a file names the ladders it breaks, and the import moves their first breaks', async () => {
  const { choose, press } = await openImport('products', 'pricing.manager');
  await choose(FILE);
  expect(within(await listed()).getByRole('row', { name: /BLK-0003/ })).toHaveTextContent(/Live\s*25\s*60/);
  await press('Import 1 row and move first breaks');
  expect(await screen.findByText('1 item done.')).toBeVisible();
  expect(await sentBodies(applied()[0] ?? '')).toEqual([{ plan: expect.any(String), moveFirstBreak: true }]);
});

test('an import leaves ladders alone unless it is told to move them, and offers no move without the permission', async () => {
  const { choose, press } = await openImport('products', 'catalogue');
  await choose(FILE);
  await listed();
  expect(screen.queryByRole('button', { name: /move/ })).not.toBeInTheDocument();
  await press('Import 1 row');
  expect(await screen.findByText('1 item done.')).toBeVisible();
  expect(await sentBodies(applied()[0] ?? '')).toEqual([{ plan: expect.any(String) }]);
});

test('of many ladders some are listed, with the number of the others', async () => {
  const items: BrokenLadders['items'] = Array.from({ length: 20 }, (_, at) => ({
    ...{ id: `set-${at}`, productId: 'prd-0001', owner: { kind: 'sku', id: `sku-${at}` } as const },
    ...{ ownerLabel: `MUG-${at}`, name: 'Mug', currency: 'EUR', configuration: 'Blank' as const },
    ...{ state: 'draft' as const, startsAt: 25, moq: 60 },
  }));
  await renderSignedIn('pricing.manager', <BrokenLadderList ladders={{ total: 1020, items }} />);
  expect(within(await listed()).getAllByRole('row')).toHaveLength(1 + 8);
  expect(screen.getByText('and 1,012 more')).toBeVisible();
  expect(screen.getByRole('link', { name: 'MUG-0 (opens in a new tab)' })).toHaveAttribute(
    'href',
    '/slabs/prd-0001?sku=sku-0&currency=EUR&configuration=Blank&set=set-0',
  );
});
