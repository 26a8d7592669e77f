import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { apiClient } from '#tests/support/apiClient.ts';
import { itemsIn } from '#tests/support/replyBody.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { askAsAdmin, changeOf, idsOf } from '#tests/support/roles.ts';
import { RecordHistory } from './RecordHistory.tsx';

async function changesShown(): Promise<string[]> {
  const shown = await screen.findAllByText((_, element) => element?.tagName === 'DD');
  return shown.map((values) => {
    const [before, after] = [...values.querySelectorAll('del, ins')].map((one) => one.textContent);
    return `${values.previousElementSibling?.textContent}: ${before} → ${after}`;
  });
}

test('the history of a role names each permission that was granted or taken away', async () => {
  const nodeIds = idsOf('Home', 'Search');
  await askAsAdmin('PUT /roles/rol-7', changeOf(nodeIds, 1, 'Help desk'));
  await renderSignedIn('auditor', <RecordHistory type="role" id="rol-7" />);
  const changes = await changesShown();
  expect(screen.getByText('Helen Okafor')).toBeVisible();
  expect(screen.getByText('changed it')).toBeVisible();
  expect(changes[0]).toBe('Name: Customer Service → Help desk');
  expect(changes).toContain('Permission: SKU Manager → empty');
});

test('the history of a permission node names its parent and its type in words', async () => {
  const [parentId] = idsOf('Admin');
  const client = await apiClient();
  await client.post('/permission-nodes', { title: 'Samples', type: 'page', parentId, route: '/samples' });
  const made = itemsIn(await client.get('/permission-nodes')).find(({ title }) => title === 'Samples');
  await renderSignedIn('admin', <RecordHistory type="permissionNode" id={String(made?.id)} />);
  expect(await changesShown()).toEqual(
    expect.arrayContaining(['Type: empty → Page', 'Parent node: empty → Admin', 'Address: empty → /samples']),
  );
  expect(screen.getByText('created it')).toBeVisible();
});

test('a record that nobody changed says that changes appear from now on', async () => {
  await renderSignedIn('admin', <RecordHistory type="role" id="rol-6" />);
  expect(await screen.findByRole('heading', { name: 'No history yet' })).toBeVisible();
  expect(screen.getByText('Changes appear here from now on.')).toBeVisible();
});

test('whoever may not read the history is told which permission that takes', async () => {
  mockServer.use(
    http.get('*/api/activity-log', () =>
      HttpResponse.json({ status: 403, code: 'missing_permission', node: 'Roles' }, { status: 403 }),
    ),
  );
  await renderSignedIn('pricing.manager', <RecordHistory type="role" id="rol-6" />);
  expect(await screen.findByText('Roles', { selector: 'strong' })).toBeVisible();
});
