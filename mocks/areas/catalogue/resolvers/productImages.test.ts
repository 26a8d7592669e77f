import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf, type MockReply } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PRODUCT = '/products/prd-0001';

beforeEach(() => resetSession());

function createForm(bytes: readonly number[], alt = 'The kit, closed'): FormData {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(bytes)], 'kit.png', { type: 'image/png' }));
  form.set('alt', alt);
  return form;
}

const signIn = () => tokenOf('catalogue@backroom.test');
const newKeyHeader = () => ({ 'idempotency-key': crypto.randomUUID() });
const addImage = async (form: FormData): Promise<MockReply> =>
  ask(`POST ${PRODUCT}/images`, { token: await signIn(), body: form, headers: newKeyHeader() });
const replaceImages = async (images: readonly object[], version: number): Promise<MockReply> =>
  ask(`PUT ${PRODUCT}/images`, { token: await signIn(), body: { version, images } });
const readPictures = (reply: MockReply) =>
  itemsIn(reply, 'media').map(({ id, kind, alt }) => [id, kind, alt]);

const idsIn = (reply: MockReply) => readPictures(reply).map(([id]) => String(id));

test('an uploaded picture becomes the last one and is served, and the first one is the main picture', async () => {
  expect((await addImage(createForm(PNG))).status).toBe(201);
  const reply = await addImage(createForm([...PNG, 1], ' The kit, open '));
  expect(readPictures(reply).map(([, ...rest]) => rest)).toEqual([
    ['primary', 'The kit, closed'],
    ['detail', 'The kit, open'],
  ]);
  const [first, second] = idsIn(reply);
  expect(textIn(reply, 'imageUrl')).toBe(`/api/__images/${first}`);
  const { status, headers } = await ask(`GET /__images/${second}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await ask('GET /__images/img-none')).status).toBe(404);
});

test('a picture may have 5 MB and not one byte more', async () => {
  const largest = [...PNG, ...new Uint8Array(5 * 1024 * 1024 - PNG.length)];
  expect((await addImage(createForm(largest))).status).toBe(201);
  const reply = await addImage(createForm([...largest, 0]));
  expect(reply).toMatchObject({ status: 413, body: { code: 'too_large' } });
});

test('a new list replaces order and texts and removes what is missing', async () => {
  await addImage(createForm(PNG));
  await addImage(createForm(PNG, 'The kit, open'));
  const before = await addImage(createForm(PNG, 'A plaster'));
  const version = numberIn(before, 'version');
  const [first, second, third] = idsIn(before);
  const reply = await replaceImages(
    [
      { id: third, alt: 'A plaster' },
      { id: first, alt: 'The kit, shut' },
    ],
    version,
  );
  expect(readPictures(reply)).toEqual([
    [third, 'primary', 'A plaster'],
    [first, 'detail', 'The kit, shut'],
  ]);
  expect((await ask(`GET /__images/${second}`)).status).toBe(404);
  expect((await replaceImages([], version)).status).toBe(409);
});

test.each([
  ['a picture of another product', [{ id: 'img-n9', alt: 'x' }], 'unknown'],
  [
    'a picture listed twice',
    [
      { id: 'img-n1', alt: 'x' },
      { id: 'img-n1', alt: 'y' },
    ],
    'duplicate',
  ],
])('a picture list refuses %s', async (_name, images, code) => {
  const version = numberIn(await addImage(createForm(PNG)), 'version');
  const reply = await replaceImages(images, version);
  expect([reply.status, itemsIn(reply, 'errors')[0]?.['code']]).toEqual([422, code]);
});

test('recognizes the type of a file by its content, and requires an alternative text', async () => {
  expect((await addImage(createForm([0x3c, 0x73, 0x76, 0x67]))).status).toBe(415);
  expect((await addImage(createForm(PNG, '  '))).status).toBe(422);
});

test('a product takes at most 20 pictures, and none without the permission to edit', async () => {
  for (let count = 0; count < 20; count += 1) expect((await addImage(createForm(PNG))).status).toBe(201);
  expect(itemsIn(await addImage(createForm(PNG)), 'errors')[0]?.['code']).toBe('too_many');
  const token = await tokenOf('auditor@backroom.test');
  expect(
    (await ask(`POST ${PRODUCT}/images`, { token, body: createForm(PNG), headers: newKeyHeader() })).status,
  ).toBe(403);
});

test('a change of supplier is refused when it has the numbers already, and makes the costs unknown', async () => {
  const token = await tokenOf('pricing.manager@backroom.test');
  const product = recordIn(await ask(`GET ${PRODUCT}`, { token }));
  const suppliers = itemsIn(await ask('GET /suppliers', { token }));
  const otherSupplierId = suppliers.find(
    ({ name }) => !JSON.stringify(product['supplier']).includes(String(name)),
  )?.['id'];
  const changeSupplier = async (supplierId: unknown) =>
    ask(`PATCH ${PRODUCT}`, { token: await signIn(), body: { version: product['version'], supplierId } });
  expect((await changeSupplier('sup-none')).status).toBe(422);
  const reply = await changeSupplier(otherSupplierId);
  expect(recordIn(reply)).toMatchObject({ supplier: { id: otherSupplierId } });
  expect(recordIn(await ask(`GET ${PRODUCT}`, { token }))).toMatchObject({ gpPct250: null });
});
