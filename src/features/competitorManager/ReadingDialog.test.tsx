import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { dayText } from '#shared/form/dayText.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { askAsAnalyst, CONFIRMED } from '#tests/support/matches.ts';
import { itemsIn, recordIn } from '#tests/support/replyBody.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { Component as CompetitorManagerPage } from './route.tsx';
// Read beforehand, so that no test waits for a part of its own.
import './MatchDrawer.tsx';
import './ReadingDialog.tsx';
import '#shared/ui/Notifications.tsx';

beforeEach(() => resetSession());

async function openReading() {
  const { user } = await renderSignedIn(
    'pricing.analyst',
    <Routes>
      <Route path="/competitor-manager/:productid" element={<CompetitorManagerPage />} />
    </Routes>,
    `/competitor-manager/prd-0008?open=${CONFIRMED}`,
  );
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('tab', { name: 'Readings' }));
  await user.click(await drawer.findByRole('button', { name: 'Add reading' }));
  return { user, form: within(await screen.findByRole('dialog', { name: 'Add a reading of Logo Harbor' })) };
}

test('a price that was seen some days ago is added with its day, and not with one to come', async () => {
  const { user, form } = await openReading();
  const inDays = (days: number): string => dayText(new Date(Date.now() + days * 86_400_000).toISOString());
  fireEvent.change(form.getByLabelText('As of'), { target: { value: inDays(2) } });
  await user.click(form.getByRole('button', { name: 'Add reading' }));
  expect(await form.findByText('Enter a day up to today.')).toBeVisible();
  fireEvent.change(form.getByLabelText('As of'), { target: { value: inDays(-3) } });
  await user.click(form.getByRole('button', { name: 'Add reading' }));
  expect(await screen.findByText('Reading added')).toBeInTheDocument();
  const readings = itemsIn(await askAsAnalyst(`GET /matches/${CONFIRMED}/readings`));
  const typed = readings.find(({ method, capturedAt }) => {
    return method === 'manual' && dayText(String(capturedAt)) === inDays(-3);
  });
  expect(typed).toBeDefined();
});

test('breaks are pasted from a spreadsheet, and keys lead from cell to cell', async () => {
  const { user, form } = await openReading();
  const quantity = form.getByRole('textbox', { name: 'From, break 1' });
  await user.click(quantity);
  await user.paste('50\t$3.20\n100\t2.9\n250\tfree\n1,000\t2.45\n5000\t2.40\n10000\t2.35\n');
  expect(await screen.findByText(/^Couldn’t read part of what you pasted: 250/)).toBeInTheDocument();
  const boxes = form.getAllByRole('textbox', { name: /, break \d/ });
  expect(boxes).toHaveLength(10);
  for (const [at, value] of [
    '50',
    '3.20',
    '100',
    '2.9',
    '1000',
    '2.45',
    '5000',
    '2.40',
    '10000',
    '2.35',
  ].entries())
    expect(boxes[at]).toHaveValue(value);
  expect(quantity).toHaveFocus();
  await user.keyboard('{End}{ArrowRight}{ArrowDown}');
  expect(form.getByRole('textbox', { name: 'Unit price, break 2' })).toHaveFocus();
  await user.keyboard('{Enter}{Shift>}{Enter}{/Shift}2.85');
  expect(form.getByRole('textbox', { name: 'Unit price, break 2' })).toHaveValue('2.85');
  await user.click(form.getByRole('button', { name: 'Add reading' }));
  expect(await screen.findByText('Reading added')).toBeInTheDocument();
  expect(recordIn(await askAsAnalyst(`GET /matches/${CONFIRMED}`))).toMatchObject({
    reading: {
      breaks: [
        { minQty: 50, unitPrice: '3.20' },
        { minQty: 100, unitPrice: '2.85' },
        { minQty: 1000, unitPrice: '2.45' },
        { minQty: 5000, unitPrice: '2.40' },
        { minQty: 10000, unitPrice: '2.35' },
      ],
    },
  });
});
