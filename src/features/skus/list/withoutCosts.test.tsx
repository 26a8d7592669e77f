import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SkuManagerPage } from '#features/skus/SkuManagerPage.tsx';
import { listSettings } from '#shared/table/listSettings.ts';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { bodiesOf } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { createOtherUser } from '#tests/support/slabsPage.tsx';

const lists = [
  ['products', '', 'sku,gpPct250,underFloor,name', 'sku,name'],
  ['skus', '?view=skus', 'sku,gpPct250,partId', 'sku,partId'],
] as const;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const exported = async () => (await bodiesOf('POST /exports')).map((body): unknown => JSON.parse(body));

afterEach(() => {
  for (const [list] of lists) listSettings.set(`skumanager.${list}`, { columns: null });
});

test.each(lists)(
  'without View Costs neither chosen columns nor a shared view add a margin to the list of %s or its file',
  async (list, search, asked, left) => {
    const columns = asked.split(',');
    const screenName = `skumanager.${list}`;
    listSettings.set(screenName, { columns });
    const manager = await createOtherUser('pricing.manager');
    const view = { name: 'Margins', query: 'status=active', columns, density: 'normal', scope: 'shared' };
    await manager.ask('POST', '/views', { ...view, screen: screenName, isDefault: false });

    const { user } = await renderSignedIn('catalogue', <SkuManagerPage />, `/skumanager${search}`);
    await user.click(await button('Columns'));
    expect(screen.queryByRole('checkbox', { name: /GP %|cost|floor|margin/i })).not.toBeInTheDocument();
    await user.click(await button('Done'));
    await user.click(await button('Export'));
    await waitFor(async () => expect(await exported()).toHaveLength(1));
    expect(await screen.findByText(/^\d+ rows exported$/)).toBeInTheDocument();

    await user.click(await button('Views'));
    await chooseItem(user, await screen.findByRole('menuitem', { name: /^Margins/ }));
    await button(/Margins/);
    await user.click(await button('Export'));
    await waitFor(async () => expect(await exported()).toHaveLength(2));
    for (const body of await exported())
      expect(body).toMatchObject({ resource: list, columns: left.split(',') });
    expect(screen.queryByRole('columnheader', { name: /GP %/ })).not.toBeInTheDocument();
  },
);
