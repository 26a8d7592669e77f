import { screen, within, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { changeLanguage } from '#shared/i18n/i18n.ts';
import { Pager } from './Pager.tsx';
import type { PageSize } from './paging.ts';

function renderPager(page: number, total: number, size: PageSize = 15) {
  const onPage = vi.fn();
  const onSize = vi.fn();
  const at = { page, size, shown: { page, pageSize: size, total } };
  const view = renderWithProviders(<Pager {...at} onPage={onPage} onSize={onSize} />);
  return { ...view, onPage, onSize };
}
const slots = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const pageButton = (page: number) => screen.getByRole('button', { name: `Page ${page}` });

beforeEach(() => startTexts());

test('E107 a list without rows says so and has no pages', () => {
  renderPager(1, 0);
  expect(screen.getByRole('status')).toHaveTextContent(/^0 results$/);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test.each([
  [1, 1, '1 result'],
  [1, 15, '15 results'],
  [1, 16, '1–15 of 16 results'],
  [2, 16, '16–16 of 16 results'],
  [3, 85_000, '31–45 of 85,000 results'],
  [9, 31, '31–31 of 31 results'],
])('A16 page %d of %d rows is announced as "%s"', (page, total, text) => {
  renderPager(page, total);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('E108 seven pages are seven buttons', () => {
  renderPager(4, 105);
  expect(slots()).toEqual(['', '1', '2', '3', '4', '5', '6', '7', '']);
  expect(pageButton(4)).toHaveAttribute('aria-current', 'page');
  expect(pageButton(5)).not.toHaveAttribute('aria-current');
});

test('E113 an ellipsis is seen, and neither announced nor reached by the keyboard', async () => {
  const { user } = renderPager(10, 300);
  expect(screen.getAllByText('…')).toHaveLength(2);
  expect(slots()).toEqual(['', '1', '9', '10', '11', '20', '']);
  const reached: (string | null)[] = [];
  for (let stop = 0; stop < 8; stop++) {
    await user.tab();
    reached.push(document.activeElement?.getAttribute('aria-label') ?? null);
  }
  expect(reached).toEqual([
    null,
    'Previous page',
    'Page 1',
    'Page 9',
    'Page 10',
    'Page 11',
    'Page 20',
    'Next page',
  ]);
});

test('a slot, Previous and Next name their page', async () => {
  const { user, onPage } = renderPager(10, 300);
  await user.click(pageButton(20));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPage.mock.calls).toEqual([[20], [9], [11]]);
});

test.each([
  [1, 'Previous page'],
  [7, 'Next page'],
])('on page %d of 7 "%s" does nothing and keeps the focus', async (page, name) => {
  const { user, onPage } = renderPager(page, 105);
  const step = screen.getByRole('button', { name });
  expect(step).toHaveAttribute('aria-disabled', 'true');
  await user.click(step);
  await user.click(pageButton(page));
  expect(onPage).not.toHaveBeenCalled();
  step.focus();
  await waitFor(() => expect(step).toHaveFocus());
});

test('spec §9 six sizes are offered; E116 choosing the current one does nothing', async () => {
  const { user, onSize } = renderPager(2, 300, 25);
  const choice = screen.getByRole('combobox', { name: 'Rows per page' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '15', '25', '35', '50', '100']);
  expect(choice).toHaveValue('25');
  await user.selectOptions(choice, '25');
  expect(onSize).not.toHaveBeenCalled();
  await user.selectOptions(choice, '100');
  expect(onSize.mock.calls).toEqual([[100]]);
});

test('A16 while rows are loading, the new page is marked and the count still describes the rows that are shown', () => {
  renderWithProviders(
    <Pager
      page={4}
      size={15}
      shown={{ page: 1, pageSize: 15, total: 300 }}
      onPage={() => undefined}
      onSize={() => undefined}
    />,
  );
  expect(pageButton(4)).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('status')).toHaveTextContent('1–15 of 300 results');
});

test.each([
  ['de', '31–45 von 85.000 Ergebnissen', /^Seite 5\.667$/],
  ['ru', '31–45 из 85 000 результатов', /^Страница 5\s667$/],
  ['zh', '第 31–45 条，共 85,000 条结果', /^第 5,667 页$/],
] as const)('R11 numbers are written as in %s', async (language, text, last) => {
  await changeLanguage(language);
  renderPager(3, 85_000);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: last })).toBeVisible();
});
