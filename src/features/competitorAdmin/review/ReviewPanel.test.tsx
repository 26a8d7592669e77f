import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { http, HttpResponse } from 'msw';
import { isRecord } from '#mocks/contract/homes.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { askAsAnalyst } from '#tests/support/matches.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';
// Read beforehand, so that no test waits for a part of its own.
import '#resource/bulk/BulkDialog.tsx';
import './ReviewPanel.tsx';
import { CompetitorAdminPage } from '#features/competitorAdmin/CompetitorAdminPage.tsx';

const openPage = (name = 'pricing.analyst', search = '') =>
  renderSignedIn(name, <CompetitorAdminPage />, `/competitorAnalysisAdmin?view=review${search}`);

/** The first suggestions of the queue, as the server has them now. */
async function queueNow(query = '') {
  const found = itemsIn(await askAsAnalyst(`GET /matches/next?limit=20${query}`));
  return found.map(({ id, product, version }) => ({
    id: String(id),
    version,
    name: isRecord(product) ? String(product['name']) : '',
  }));
}

const matchNow = async (id: string) => recordIn(await askAsAnalyst(`GET /matches/${id}`));
const shows = (name: string) => screen.findByRole('region', { name });
const decided = () => within(screen.getByRole('region', { name: 'Decided last' }));

/** Opens the queue of an analyst. */
async function openQueue(search = '') {
  const [first, second, third] = await queueNow();
  if (!first || !second || !third) throw new Error('The queue is too short.');
  const view = await openPage('pricing.analyst', search);
  await shows(first.name);
  return { ...view, first, second, third };
}

test('a suggestion stands beside our product, with what differs and what speaks for it', async () => {
  const { first } = await openQueue();
  const { confidence, url, product } = await matchNow(first.id);
  const total = numberIn(await askAsAnalyst('GET /matches/next'), 'waiting');
  const card = within(await shows(first.name));
  expect(card.getByText(`1 of ${total} · confidence ${Math.round(Number(confidence) * 100)}%`)).toBeVisible();
  const table = within(card.getByRole('table', { name: 'Our product and the page' }));
  expect(table.getByRole('link', { name: 'Open page' })).toHaveAttribute('href', url);
  expect(table.getByRole('link', { name: first.name })).toHaveAttribute(
    'href',
    `/competitor-manager/${isRecord(product) ? String(product['id']) : ''}`,
  );
  expect(table.getByRole('row', { name: /^Brand and line .*Not named in the title differs$/ })).toBeVisible();
  expect(card.getByText(/^What speaks for it: GTIN 100%, Title \d+%$/)).toBeVisible();
});

test('y, e and n with a number decide, and the next one is there without a request', async () => {
  const { user, first, second, third } = await openQueue();
  await user.keyboard('y');
  expect(screen.getByRole('region', { name: second.name })).toBeVisible();
  await user.keyboard('e');
  expect(screen.getByRole('region', { name: third.name })).toBeVisible();
  await user.keyboard('n');
  expect(screen.getByText('Why doesn’t it match?')).toBeVisible();
  await user.keyboard('2');
  await waitFor(async () =>
    expect(await Promise.all([first, second, third].map(({ id }) => matchNow(id)))).toMatchObject([
      { status: 'confirmed', matchType: 'exact', decidedBy: { name: 'Priya Raman' } },
      { status: 'confirmed', matchType: 'equivalent' },
      { status: 'rejected', rejectReason: 'wrongPack' },
    ]),
  );
  expect(
    decided()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/Rejected · Wrong pack/),
    expect.stringMatching(/Confirmed · Equivalent/),
    expect.stringMatching(/Confirmed · Exact/),
  ]);
});

test('buttons say the same as keys, and a rejection can be thought over', async () => {
  const { user, first, second } = await openQueue();
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Wrong product' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  await shows(second.name);
  expect(await matchNow(first.id)).toMatchObject({ status: 'suggested', version: first.version });
});

test('z takes back the last decisions one after the other, with the type that was, also those that were sent', async () => {
  const { user, first, second, third } = await openQueue();
  await user.keyboard('yy');
  await shows(third.name);
  await waitFor(async () => expect(await matchNow(second.id)).toMatchObject({ status: 'confirmed' }));
  await user.keyboard('z');
  await shows(second.name);
  await user.keyboard('z');
  await shows(first.name);
  await waitFor(async () => expect(await matchNow(first.id)).toMatchObject({ status: 'suggested' }));
  expect(await matchNow(second.id)).toMatchObject({ status: 'suggested', decidedBy: null });
  const { matchType } = await matchNow(first.id);
  await user.keyboard(matchType === 'exact' ? 'e' : 'y');
  await waitFor(async () => expect(await matchNow(first.id)).not.toMatchObject({ matchType }));
  await user.keyboard('z');
  await waitFor(async () =>
    expect(await matchNow(first.id)).toMatchObject({ status: 'suggested', matchType }),
  );
  await user.keyboard('n1');
  await waitFor(async () =>
    expect(await matchNow(first.id)).toMatchObject({ status: 'rejected', rejectReason: 'wrongProduct' }),
  );
  await user.click(decided().getByRole('button', { name: /^Take back the decision on/ }));
  expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible();
  await waitFor(async () => expect(await matchNow(first.id)).toMatchObject({ status: 'suggested' }));
});

test('what somebody else changed comes back with the reason, and is decided anew', async () => {
  const { user, first } = await openQueue();
  await askAsAnalyst(`PATCH /matches/${first.id}`, { version: first.version, packFactor: 25 });
  await user.keyboard('y');
  expect(await screen.findByText(/^This suggestion came back: /)).toBeVisible();
  await shows(first.name);
  await user.keyboard('y');
  await waitFor(async () => expect(await matchNow(first.id)).toMatchObject({ status: 'confirmed' }));
});

test('what somebody else decided is not decided twice, and does not come back', async () => {
  const { user, first, second } = await openQueue();
  await askAsAnalyst(`POST /matches/${first.id}/reject`, { version: first.version, reason: 'deadUrl' });
  await user.keyboard('y');
  expect(await screen.findByText('A decision couldn’t be saved')).toBeInTheDocument();
  await shows(second.name);
  expect(screen.queryByRole('region', { name: 'Decided last' })).not.toBeInTheDocument();
  expect(await matchNow(first.id)).toMatchObject({ status: 'rejected', rejectReason: 'deadUrl' });
});

test('without a connection decisions wait, and are sent once when it is back', async () => {
  const { user, first, second, third } = await openQueue();
  const sent: string[] = [];
  mockServer.use(
    http.post('*/api/matches/:id/:decision', ({ request }) => {
      sent.push(request.headers.get('Idempotency-Key') ?? '');
      return HttpResponse.error();
    }),
  );
  await user.keyboard('yy');
  await shows(third.name);
  expect(
    await screen.findByText('2 decisions are waiting for the connection. They are kept and sent once.'),
  ).toBeVisible();
  mockServer.resetHandlers();
  window.dispatchEvent(new Event('online'));
  await waitFor(async () =>
    expect([await matchNow(first.id), await matchNow(second.id)]).toMatchObject([
      { status: 'confirmed', version: Number(first.version) + 1 },
      { status: 'confirmed', version: Number(second.version) + 1 },
    ]),
  );
  expect(new Set(sent).size).toBe(1);
  await waitFor(() => expect(screen.queryByText(/waiting for the connection/)).not.toBeInTheDocument());
});

test('whoever left the review hears of a decision that was refused', async () => {
  const { user, first } = await openQueue();
  await askAsAnalyst(`POST /matches/${first.id}/reject`, { version: first.version, reason: 'deadUrl' });
  await user.keyboard('y');
  await user.click(screen.getByRole('tab', { name: 'Competitors' }));
  expect(await screen.findByText('A decision couldn’t be saved')).toBeInTheDocument();
});

test('the queue is narrowed, and says when nothing is left', async () => {
  const { user } = await openPage('pricing.analyst', '&competitorId=cmp-3&confidence=doubtful');
  const found = await queueNow('&competitorId=cmp-3&confidenceMax=0.7999');
  await shows(found[0]?.name ?? '');
  expect(screen.getByText('Competitor: PrintParade')).toBeVisible();
  for (const { name } of found) {
    await shows(name);
    await user.keyboard('y');
  }
  expect(await screen.findByText('Nothing to review')).toBeVisible();
  expect(await screen.findByText(/Next scan: \w{3} \d+, 20\d\d/)).toBeVisible();
  await user.keyboard('z');
  await shows(found.at(-1)?.name ?? '');
});

test('the surest are confirmed together, after a look at which', async () => {
  const { user } = await openQueue();
  const total = numberIn(await askAsAnalyst('GET /matches?status=suggested&confidenceMin=0.95'), 'total');
  await user.click(screen.getByRole('button', { name: 'Confirm the surest' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the surest' }));
  await user.click(await dialog.findByRole('button', { name: new RegExp(`^Change ${total}`) }));
  await waitFor(async () =>
    expect(numberIn(await askAsAnalyst('GET /matches?status=suggested&confidenceMin=0.95'), 'total')).toBe(0),
  );
});

test('who may not decide sees all of it, and why', async () => {
  const { user } = await openPage('auditor');
  const [first] = await queueNow();
  await shows(first?.name ?? '');
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(
    /Competitor Manager: Decide/,
  );
  await user.keyboard('y');
  expect(await matchNow(first?.id ?? '')).toMatchObject({ status: 'suggested' });
});

test('without the permission the view says which one is missing', async () => {
  await openPage('service');
  expect(await screen.findByText(/Competitor Manager/)).toBeVisible();
});
