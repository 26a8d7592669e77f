import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { expectChanges } from '#tests/support/conflict.ts';
import { countCalls, sentBodies } from '#tests/support/accountPage.tsx';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { useNativeForms } from '#tests/support/nativeForms.ts';
import { drawer, openDrawer } from '#tests/support/productDrawer.tsx';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';

const PRODUCT = '/products/prd-0001';
const UPLOAD = `POST ${PRODUCT}/images`;
const LIST = `PUT ${PRODUCT}/images`;
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const inDrawer = () => within(drawer());
const png = (name: string) => new File([PNG], name, { type: 'image/png' });
const chooser = () => inDrawer().findByLabelText('Add pictures');
const save = () => inDrawer().getByRole('button', { name: 'Save changes' });
const texts = () =>
  inDrawer()
    .getAllByRole<HTMLInputElement>('textbox', { name: 'Alternative text' })
    .map(({ value }) => value);

beforeEach(() => useNativeForms());

// jsdom has no addresses for files.
beforeAll(() => {
  Object.assign(URL, {
    createObjectURL: () => `blob:${window.location.origin}/1`,
    revokeObjectURL: () => undefined,
  });
});

/** Puts a text behind what stands in a box. */
async function fill(user: UserEvent, box: HTMLElement, text: string): Promise<void> {
  await user.click(box);
  await user.paste(text);
}

/** The product has these pictures already. */
function withPictures(...alts: string[]): void {
  const { products } = catalogueOf(dbOf(new Request(window.location.href)).catalogue);
  const product = products.get('prd-0001');
  if (!product) throw new Error('the seed has a product');
  const images = alts.map((alt, at) => {
    return { id: `img-${at + 1}`, kind: at === 0 ? 'primary' : 'detail', alt } as const;
  });
  products.put({ ...product, images });
}

/** Somebody else orders and describes the pictures. */
async function elsewhere(change: (images: Record<string, unknown>[]) => Record<string, unknown>[]) {
  const token = await tokenOf('merchandiser@backroom.test');
  const product = await ask(`GET ${PRODUCT}`, { token });
  const images = change(itemsIn(product, 'media')).map(({ id, alt }) => ({ id, alt }));
  const body = { version: numberIn(product, 'version'), images };
  expect((await ask(`PUT ${PRODUCT}/images`, { token, body })).status).toBe(200);
}

const open = (who = 'catalogue') => openDrawer(who, 'prd-0001', 'media');

test('without pictures it says how to add some', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'No pictures yet' })).toBeVisible();
  expect(inDrawer().getByText(/^Add a picture/)).toBeVisible();
});

test('pictures are added with a text each, and the first one is the main picture', async () => {
  const { user } = await open();
  await user.upload(await chooser(), [png('closed.png'), png('open.png')]);
  await waitFor(() => expect(inDrawer().getAllByRole('img')).toHaveLength(2));
  await user.click(save());
  expect(await inDrawer().findAllByText('Enter a description of the picture.')).toHaveLength(2);
  expect(countCalls(UPLOAD)).toBe(0);
  const [first, second] = inDrawer().getAllByRole('textbox', { name: 'Alternative text' });
  if (!first || !second) throw new Error('two pictures have two texts');
  await fill(user, first, 'The kit, closed');
  await fill(user, second, 'The kit, open');
  await user.click(save());
  expect(await screen.findByText('Pictures saved')).toBeInTheDocument();
  expect(countCalls(UPLOAD)).toBe(2);
  const items = inDrawer()
    .getAllByRole('listitem')
    .map((item) => within(item));
  expect(items[0]?.getByRole('img', { name: 'The kit, closed' })).toHaveAttribute(
    'src',
    expect.stringMatching(/__images/),
  );
  expect(items[0]?.getByText('Main picture')).toBeVisible();
  expect(items[1]?.getByText('Detail')).toBeVisible();
});

test('files that are no pictures are refused by name, and the others are taken', async () => {
  const { user } = await open();
  const box = await chooser();
  box.removeAttribute('accept');
  await user.upload(box, [new File(['<svg/>'], 'logo.png', { type: 'image/png' }), png('kit.png')]);
  expect(await inDrawer().findByRole('alert')).toHaveTextContent(
    '“logo.png” isn’t a PNG, JPEG or WebP picture.',
  );
  expect(inDrawer().getAllByRole('img')).toHaveLength(1);
});

test('pictures are moved, described and removed in one save', async () => {
  withPictures('One', 'Two', 'Three');
  const { user } = await open();
  const up = await inDrawer().findByRole('button', { name: 'Move up: Three' });
  await user.click(up);
  await user.click(inDrawer().getByRole('button', { name: 'Move up: Three' }));
  expect(inDrawer().getByText('Moved to position 1 of 3')).toBeInTheDocument();
  expect(inDrawer().getByRole('button', { name: 'Move up: Three' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(inDrawer().getByRole('button', { name: 'Remove: One' }));
  await waitFor(() => expect(inDrawer().getByRole('button', { name: 'Remove: Two' })).toHaveFocus());
  const [first] = inDrawer().getAllByRole('textbox', { name: 'Alternative text' });
  if (!first) throw new Error('a picture has a text');
  await fill(user, first, ' plasters');
  await user.click(save());
  expect(await screen.findByText('Pictures saved')).toBeInTheDocument();
  const [body] = await sentBodies(LIST);
  expect(recordIn({ status: 200, headers: new Headers(), body })).toMatchObject({
    images: [{ alt: 'Three plasters' }, { alt: 'Two' }],
  });
  expect(texts()).toEqual(['Three plasters', 'Two']);
});

test('D12 the changes of two people are shown side by side, and my order is kept when I choose it', async () => {
  withPictures('One', 'Two', 'Three');
  const { user } = await open();
  await user.click(await inDrawer().findByRole('button', { name: 'Move up: Two' }));
  const [first] = inDrawer().getAllByRole('textbox', { name: 'Alternative text' });
  if (!first) throw new Error('a picture has a text');
  await fill(user, first, ' (mine)');
  await elsewhere((images) => images.map((image) => ({ ...image, alt: `${String(image['alt'])} (theirs)` })));
  await user.click(save());
  const dialog = await screen.findByRole('alertdialog');
  expectChanges(dialog, {
    'Picture: Two': 'You both changed this',
    'Picture order': 'You changed this',
  });
  expect(within(dialog).getByText('Two (mine)')).toBeVisible();
  expect(within(dialog).getByText('Picture order')).toBeVisible();
  expect(within(dialog).queryByText('Three (theirs)')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Pictures saved')).toBeInTheDocument();
  await waitFor(() => expect(texts()).toEqual(['Two (mine)', 'One (theirs)', 'Three (theirs)']));
});

test('a save that fails half-way keeps the choice and sends nothing twice', async () => {
  const { user } = await open();
  await user.upload(await chooser(), [png('one.png'), png('fault-500.png')]);
  await waitFor(() => expect(inDrawer().getAllByRole('img')).toHaveLength(2));
  const [first, second] = inDrawer().getAllByRole('textbox', { name: 'Alternative text' });
  if (!first || !second) throw new Error('two pictures have two texts');
  await fill(user, first, 'One');
  await fill(user, second, 'Two');
  await user.click(save());
  expect(await inDrawer().findByRole('alert')).toHaveTextContent(/server/i);
  expect(countCalls(UPLOAD)).toBe(2);
  await user.click(inDrawer().getByRole('button', { name: 'Remove: Two' }));
  await user.click(save());
  expect(await screen.findByText('Pictures saved')).toBeInTheDocument();
  expect(countCalls(UPLOAD)).toBe(2);
  expect(texts()).toEqual(['One']);
});

test('T08 an address that is no picture’s is never loaded', async () => {
  const token = await tokenOf('auditor@backroom.test');
  const media = [{ id: 'img-1', url: 'javascript:alert(1)', kind: 'primary', alt: 'The kit' }];
  const product = { ...recordIn(await ask(`GET ${PRODUCT}`, { token })), media };
  mockServer.use(http.get('*/api/products/prd-0001', () => HttpResponse.json(product)));
  await open('auditor');
  expect(await inDrawer().findByText('This picture’s address isn’t allowed.')).toBeVisible();
  expect(inDrawer().queryByRole('img')).not.toBeInTheDocument();
});

test('D25 without permission to edit the pictures are shown, with the reason why nothing can be changed', async () => {
  withPictures('The kit');
  await open('auditor');
  expect(await inDrawer().findByRole('img', { name: 'The kit' })).toBeVisible();
  expect(inDrawer().getByRole('textbox', { name: 'Alternative text' })).toHaveAttribute('readonly');
  expect(inDrawer().queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(inDrawer().getByRole('button', { name: 'Add pictures' })).toHaveAccessibleDescription(
    /SKU Manager: Edit/,
  );
});
