import { paths } from '#shared/lib/paths.ts';
import {
  ASKS,
  cardFrame,
  charge,
  DECLINED,
  LOST_CARD,
  openCard,
  PAID,
  pressCharge,
  typeCard,
  watch,
  WRONG_CODE,
} from './cardForm.ts';
import { expect, test } from './fixtures.ts';
import { openAs, signInAs } from './staff.ts';

test('a card told by phone: declines say what to do, double clicks and reloads charge once', async ({
  page,
}) => {
  const seen = watch(page);
  await signInAs(page, 'accounts');
  let frame = await openCard(page, 'INV-20418');
  await page.getByLabel('Amount (USD)').fill('100');
  await expect(charge(page)).toHaveAttribute('aria-disabled', 'true');
  for (const { number, said } of [
    { number: DECLINED, said: 'The bank declined this card. Ask for another card.' },
    { number: LOST_CARD, said: 'The bank declined this card. Ask for another card.' },
    {
      number: WRONG_CODE,
      said: 'The security code is incorrect. Check the details with the cardholder and try again.',
    },
  ]) {
    await typeCard(frame, number);
    await pressCharge(page);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: said })).toBeVisible();
    await expect(page.locator('iframe[title="Secure payment input frame"]')).toBeFocused();
  }
  await typeCard(frame, PAID);
  await pressCharge(page, 'dblclick');
  await expect(page.getByRole('heading', { name: '$100.00 paid' })).toBeFocused();
  await expect(page.getByText('$7,380.00 is still due.')).toBeVisible();
  expect(seen.charges).toHaveLength(4);
  expect(new Set(seen.charges).size).toBe(4);

  // Reloads, while it is sent and while the bank takes its time: asked for under the key, never charged again.
  for (const { amount, note } of [
    { amount: '50', note: 'fault-slow' },
    { amount: '313.13', note: '' },
  ]) {
    frame = await openCard(page, 'INV-20418');
    await page.getByLabel('Amount (USD)').fill(amount);
    await page.getByLabel('Note (optional)').fill(note);
    await typeCard(frame, PAID);
    await pressCharge(page);
    await expect(page.getByText('Stay on this page.').first()).toBeVisible();
    await page.reload();
    const outcome = page.getByRole('heading', { name: /^\$.* paid$|didn’t go through/ });
    await expect(outcome).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: /^(New payment|Retry payment)$/ }).click();
  }
  expect(seen.charges).toHaveLength(6);

  // The answer is lost, and found under the key.
  frame = await openCard(page, 'INV-20418');
  await page.getByLabel('Amount (USD)').fill('25');
  await page.getByLabel('Note (optional)').fill('fault-lost');
  await typeCard(frame, PAID);
  await pressCharge(page);
  await expect(page.getByRole('heading', { name: '$25.00 paid' })).toBeVisible();
  expect(seen.charges).toHaveLength(7);
  await seen.end();
});

test('3-D Secure passes, fails and is closed; only the first one is paid', async ({ page }) => {
  const seen = watch(page);
  await signInAs(page, 'accounts');
  const frame = await openCard(page, 'INV-20418', 'Customer present');
  await page.getByLabel('Amount (USD)').fill('30');
  const bank = page.getByRole('dialog', { name: 'Secure authentication' });
  for (const answer of ['Fail authentication', 'Close']) {
    await typeCard(frame, ASKS);
    await pressCharge(page);
    await expect(bank).toBeVisible();
    await bank.frameLocator('iframe').getByRole('button', { name: answer }).click();
    await expect(bank).toBeHidden();
    await expect(page.getByText('The cardholder didn’t confirm. Nothing was charged.')).toBeVisible();
  }
  await typeCard(frame, ASKS);
  await pressCharge(page);
  await bank.frameLocator('iframe').getByRole('button', { name: 'Complete authentication' }).click();
  await expect(page.getByRole('heading', { name: '$30.00 paid' })).toBeVisible();
  await seen.end();
});

test('without a card form the list and links stay, and it comes when one tries again', async ({ page }) => {
  await signInAs(page, 'accounts');
  await page.setExtraHTTPHeaders({ 'x-stripe-host': 'gone' });
  await page.goto(`${paths.cardPayment}?invoice=INV-20418`);
  await page.getByRole('radio', { name: /^Phone/ }).check();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Couldn’t load the card form.' });
  await expect(alert).toBeVisible();
  await page.setExtraHTTPHeaders({});
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  await page.getByRole('radio', { name: /^Link/ }).check();
  await page.getByRole('button', { name: /^Send link for/ }).click();
  await expect(page.getByRole('heading', { name: 'Link sent to accounts@brookfield.test' })).toBeFocused();
});

test('an invoice is paid by keys alone', async ({ page }) => {
  await openAs(page, 'accounts', paths.cardPayment);
  await page.getByRole('combobox', { name: 'Invoice or order' }).focus();
  await page.keyboard.type('INV-20431');
  await expect(page.getByRole('option', { name: /INV-20431/ })).toBeVisible();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Amount (JPY)')).toHaveValue('186400');
  await page.getByRole('radio', { name: /^Link/ }).focus();
  await page.keyboard.press('ArrowDown');
  const frame = cardFrame(page);
  await frame.getByLabel('Card number').focus();
  await page.keyboard.type(PAID);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1231');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await frame.getByLabel('ZIP code').focus();
  await page.keyboard.type('94107');
  await expect(charge(page)).not.toHaveAttribute('aria-disabled', 'true');
  await charge(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '¥186,400 paid' })).toBeFocused();
});
