import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { drawer, changeElsewhere, openDrawer } from '#tests/support/productDrawer.tsx';

const PRODUCT = '/products/prd-0001';
const inDrawer = () => within(drawer());
const open = (who = 'auditor') => openDrawer(who, 'prd-0001', 'history');
const entries = async () => {
  // Below it may be the list of its pages.
  const [list] = await inDrawer().findAllByRole('list');
  return within(list ?? drawer())
    .getAllByRole('listitem')
    .map((item) => within(item));
};

test('without a change the history says when it begins', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'No history yet' })).toBeVisible();
  expect(inDrawer().getByText(/^Created on /)).toBeVisible();
});

test('the history shows changes to readers too, the latest first, before and after by field', async () => {
  await changeElsewhere(PRODUCT, { name: 'Kit', isKvi: true });
  const features = [{ featureId: 'material', title: 'Material', value: 'Nylon' }];
  await changeElsewhere(PRODUCT, { features, status: 'closeout' }, { who: 'catalogue' });
  await open();
  const [last, first] = await entries();
  expect(first?.getByText('Sofia Lindqvist')).toBeVisible();
  expect(first?.getByText('changed it')).toBeVisible();
  expect(first?.getByText('River first-aid kit, polyester, 25 pieces').tagName).toBe('DEL');
  expect(first?.getByText('Kit').tagName).toBe('INS');
  expect(first?.getByText('Key value item')).toBeVisible();
  expect(last?.getByText('Closeout').tagName).toBe('INS');
  expect(last?.getByText(/^Material: Polyester/)).toBeVisible();
  expect(last?.getByText('Material: Nylon')).toBeVisible();
});

test('the history names a replacement by its number', async () => {
  await changeElsewhere(PRODUCT, { status: 'discontinued', replacedById: 'prd-0002' });
  await open();
  const [entry] = await entries();
  expect(entry?.getByText('FLC-0002').tagName).toBe('INS');
});

test('the history loads page by page when it is long', async () => {
  for (let moq = 101; moq <= 116; moq += 1) await changeElsewhere(PRODUCT, { moq });
  const { user } = await open();
  expect(await entries()).toHaveLength(15);
  await user.click(inDrawer().getByRole('button', { name: 'Page 2' }));
  await waitFor(async () => expect(await entries()).toHaveLength(1));
  expect(inDrawer().getByText('101')).toBeVisible();
});

test('the history can retry a failed load', async () => {
  const broken = () => new HttpResponse(null, { status: 500 });
  mockServer.use(http.get('*/api/activity-log', broken, { once: true }));
  const { user } = await open();
  await user.click(await inDrawer().findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'No history yet' })).toBeVisible();
});
