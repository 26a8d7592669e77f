import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { openDetail } from '#tests/support/detailPage.tsx';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { textsIn } from '#tests/support/replyBody.ts';

const NOTES = '*/products/prd-0008/notes';
const panel = () => within(screen.getByRole('region', { name: 'Notes' }));
const box = () => panel().getByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });
const kept = async (id = 'prd-0008') =>
  textsIn(await ask(`GET /products/${id}/notes`, { token: await tokenOf('admin@backroom.test') }), 'text');

test('a note is added with Ctrl+Enter, keeps its lines, and stands first', async () => {
  const { user } = await openDetail('pricing.analyst');
  expect(await panel().findAllByRole('listitem')).toHaveLength(2);
  await user.type(box(), '  Call the supplier.{Enter}Before May.  ');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Note added')).toBeInTheDocument();
  await waitFor(() => expect(panel().getAllByRole('listitem')).toHaveLength(3));
  const [first] = panel().getAllByRole('listitem');
  expect(first).toHaveTextContent('Priya Raman');
  expect(await kept()).toContain('Call the supplier.\nBefore May.');
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

test('an empty note and one that is too long are refused at the field', async () => {
  const { user } = await openDetail('pricing.analyst');
  await user.click(panel().getByRole('button', { name: 'Add note' }));
  expect(box()).toHaveAccessibleDescription('Enter a note.');
  await user.click(box());
  await user.paste('x'.repeat(2001));
  expect(box()).toHaveAccessibleDescription('At most 2,000 characters.');
});

test('what was typed outlives a refusal, a failure and leaving the page', async () => {
  const { user, go } = await openDetail('pricing.analyst');
  mockServer.use(http.post(NOTES, () => HttpResponse.error(), { once: true }));
  await user.type(box(), 'Worth keeping');
  await user.click(panel().getByRole('button', { name: 'Add note' }));
  expect(await panel().findByRole('alert')).toBeVisible();
  expect(box()).toHaveValue('Worth keeping');

  await go('/competitorAnalysisDetail?productId=prd-0001');
  await screen.findByRole('heading', { level: 1, name: /first-aid kit/ });
  expect(await panel().findByRole('textbox', { name: 'New note' })).toHaveValue('');
  await go('/competitorAnalysisDetail?productId=prd-0008');
  await user.click(await panel().findByRole('button', { name: 'Restore' }));
  expect(box()).toHaveValue('Worth keeping');
  await user.click(panel().getByRole('button', { name: 'Add note' }));
  await waitFor(async () => expect(await kept()).toContain('Worth keeping'));
});

test('one’s own note is deleted after a question; that of somebody else needs more', async () => {
  const { user } = await openDetail('pricing.analyst');
  const others = await panel().findByRole('button', { name: /^Delete the note by Martin/ });
  expect(others).toHaveAccessibleDescription(/SKU Manager: Edit/);
  await user.click(others);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  await user.click(panel().getByRole('button', { name: /^Delete the note by Priya Raman/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete note?' }));
  await user.click(question.getByRole('button', { name: 'Delete note' }));
  await waitFor(() => expect(panel().getAllByRole('listitem')).toHaveLength(1));
  expect(await kept()).toHaveLength(1);
  expect(panel().getByRole('group', { name: 'Notes' })).toHaveFocus();
});

test('who may not write reads the notes, and which permission writing needs', async () => {
  await openDetail('auditor');
  expect(await panel().findAllByRole('listitem')).toHaveLength(2);
  expect(panel().getByText('New note')).toBeVisible();
  expect(panel().getByText(/Competitor Manager: Edit/)).toBeVisible();
  expect(panel().queryByRole('textbox')).not.toBeInTheDocument();
  expect(panel().queryByRole('button')).not.toBeInTheDocument();
});

test('a product without notes says so, and notes that fail are read again alone', async () => {
  mockServer.use(http.get(NOTES, () => HttpResponse.json({}, { status: 500 }), { once: true }));
  const { user, go } = await openDetail('pricing.analyst');
  await user.click(await panel().findByRole('button', { name: /Try again|Retry/ }));
  expect(await panel().findAllByRole('listitem')).toHaveLength(2);
  await go('/competitorAnalysisDetail?productId=prd-0002');
  await screen.findByRole('heading', { level: 1, name: /quarter-zip/ });
  expect(await panel().findByText(/^No notes yet/)).toBeVisible();
});
