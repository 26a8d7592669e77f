import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { id: 'general', label: 'General' },
  { id: 'skus', label: 'SKUs', mark: '12' },
  { id: 'history', label: 'History' },
] as const;
type Id = (typeof items)[number]['id'];

function Sample({ onChange = () => undefined }: { onChange?: (id: Id) => void }) {
  const [value, setValue] = useState<Id>('general');
  return (
    <Tabs
      label="Product"
      items={items}
      value={value}
      onChange={(id) => {
        onChange(id);
        setValue(id);
      }}
    >
      {`content of ${value}`}
    </Tabs>
  );
}
const tab = (name: string) => screen.getByRole('tab', { name });

beforeEach(() => startTexts());

test('the open tab is marked and names its panel', async () => {
  const { user } = renderWithProviders(<Sample />);
  expect(screen.getByRole('tablist', { name: 'Product' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'General' })).toHaveTextContent('content of general');
  await user.click(tab('SKUs 12'));
  expect(screen.getByRole('tabpanel', { name: 'SKUs 12' })).toHaveTextContent('content of skus');
  expect(screen.getByRole('tab', { selected: true })).toBe(tab('SKUs 12'));
});

test('A07 the tabs are one stop for Tab; arrows, Home and End move the focus, Enter opens', async () => {
  const onChange = vi.fn();
  const { user } = renderWithProviders(<Sample onChange={onChange} />);
  await user.tab();
  await waitFor(() => expect(tab('General')).toHaveFocus());
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(tab('History')).toHaveFocus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(tab('SKUs 12')).toHaveFocus());
  await user.keyboard('{End}{Home}{ArrowRight}');
  await waitFor(() => expect(tab('SKUs 12')).toHaveFocus());
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['skus']]);
  await user.tab();
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
});

test('opening the open tab does nothing', async () => {
  const onChange = vi.fn();
  const { user } = renderWithProviders(<Sample onChange={onChange} />);
  await user.click(tab('General'));
  expect(onChange).not.toHaveBeenCalled();
});
