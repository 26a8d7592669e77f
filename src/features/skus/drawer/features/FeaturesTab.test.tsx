import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectChanges } from '#tests/support/conflict.ts';
import { countCalls, sentBodies } from '#tests/support/accountPage.tsx';
import { drawer, changeElsewhere, openDrawer } from '#tests/support/productDrawer.tsx';

const PRODUCT = '/products/prd-0001';
const SAVE = `PATCH ${PRODUCT}`;
const open = (who = 'catalogue') => openDrawer(who, 'prd-0001', 'features');
const inDrawer = () => within(drawer());
const line = (name: string) => within(inDrawer().getByRole('group', { name }));
const value = (name: string) => line(name).getByRole('textbox', { name: 'Value' });
const save = () => inDrawer().getByRole('button', { name: 'Save changes' });
const group = (name: string) => inDrawer().findByRole('group', { name });
const version: unknown = expect.any(Number);
const variant = { featureId: 'variant', title: 'Variant', value: '25 pieces' };

test('features are changed, added and removed in one save', async () => {
  const { user } = await open();
  await group('Material');
  await user.clear(value('Material'));
  await user.type(value('Material'), ' Nylon ');
  await user.click(inDrawer().getByRole('button', { name: 'Remove Variant' }));
  await user.click(inDrawer().getByRole('button', { name: 'Add feature' }));
  await user.type(line('New feature').getByRole('textbox', { name: 'Feature' }), 'Lid type');
  await user.type(line('New feature').getByRole('textbox', { name: 'Value' }), 'Zip');
  await user.click(save());
  expect(await screen.findByText('Features saved')).toBeInTheDocument();
  const features = [
    { featureId: 'material', title: 'Material', value: 'Nylon' },
    { featureId: 'lid-type', title: 'Lid type', value: 'Zip' },
  ];
  expect(await sentBodies(SAVE)).toEqual([{ version, features }]);
  await waitFor(() => expect(value('Lid type')).toHaveValue('Zip'));
  expect(value('Material')).toHaveValue('Nylon');
  expect(inDrawer().queryByRole('group', { name: 'Variant' })).not.toBeInTheDocument();
});

test('a feature without a value, and one that exists already, are not sent', async () => {
  const { user } = await open();
  await user.clear(await waitFor(() => value('Variant')));
  await user.click(inDrawer().getByRole('button', { name: 'Add feature' }));
  await user.type(line('New feature').getByRole('textbox', { name: 'Feature' }), 'MATERIAL');
  await user.click(save());
  expect(await inDrawer().findByText('This feature already exists.')).toBeVisible();
  expect(inDrawer().getAllByText('Enter a value, or remove the feature.')).toHaveLength(2);
  expect(countCalls(SAVE)).toBe(0);
});

test('an error is shown above the features, and the input stays', async () => {
  const { user } = await open();
  await user.clear(await waitFor(() => value('Variant')));
  await user.type(value('Variant'), 'fault-500');
  await user.click(save());
  expect(await inDrawer().findByRole('alert')).toHaveTextContent('The server couldn’t do this');
  expect(value('Variant')).toHaveValue('fault-500');
  await user.click(inDrawer().getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(value('Variant')).toHaveValue('25 pieces'));
});

test('D12 a feature that somebody changed meanwhile is chosen from two, and their other features are kept', async () => {
  const { user } = await open();
  await user.clear(await waitFor(() => value('Material')));
  await user.type(value('Material'), 'Nylon');
  const theirs = [{ featureId: 'material', title: 'Material', value: 'Cotton' }, variant];
  const more = { featureId: 'weight', title: 'Weight', value: '300 g' };
  await changeElsewhere(PRODUCT, { features: [...theirs, more] });
  await user.click(save());
  const conflict = await screen.findByRole('alertdialog', { name: /saved changes while you were editing$/ });
  expectChanges(conflict, { Material: 'You both changed this' });
  const dialog = within(conflict);
  expect(dialog.getByRole('radio', { name: 'Cotton' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Features saved')).toBeInTheDocument();
  const mine = { featureId: 'material', title: 'Material', value: 'Nylon' };
  expect((await sentBodies(SAVE)).at(-1)).toEqual({ version, features: [mine, variant, more] });
  await waitFor(() => expect(value('Weight')).toHaveValue('300 g'));
});

test('D12 a feature that somebody changed to the same value asks nothing', async () => {
  const { user } = await open();
  await user.clear(await waitFor(() => value('Material')));
  await user.type(value('Material'), 'Cotton');
  await changeElsewhere(PRODUCT, {
    features: [{ featureId: 'material', title: 'Material', value: 'Cotton' }, variant],
  });
  await user.click(save());
  expect(await screen.findByText('Saved by someone else with the same values')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('without features the tab explains them', async () => {
  const { user } = await open();
  await group('Material');
  await user.click(inDrawer().getByRole('button', { name: 'Remove Material' }));
  await user.click(inDrawer().getByRole('button', { name: 'Remove Variant' }));
  expect(inDrawer().getByText(/^No features yet\./)).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Features saved')).toBeInTheDocument();
  expect(await sentBodies(SAVE)).toEqual([{ version, features: [] }]);
});

test('without permission to edit the tab is read-only, and names the missing permission', async () => {
  await open('auditor');
  expect(await waitFor(() => value('Material'))).toHaveAttribute('readonly');
  expect(inDrawer().queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  for (const button of [save(), inDrawer().getByRole('button', { name: 'Add feature' })]) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('You need the permission “SKU Manager: Edit” for this.');
  }
});
