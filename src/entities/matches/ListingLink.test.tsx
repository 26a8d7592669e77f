import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ListingLink } from './ListingLink.tsx';

test('T08 what is no address of a page is text and leads nowhere', () => {
  render(
    <>
      <ListingLink url="https://shop.example/p/1" text="A mug" />
      <ListingLink url="javascript:alert(1)" text="A trap" />
    </>,
  );
  expect(screen.getByRole('link', { name: 'A mug' })).toHaveAttribute('href', 'https://shop.example/p/1');
  expect(screen.queryByRole('link', { name: 'A trap' })).not.toBeInTheDocument();
  expect(screen.getByText('A trap', { exact: false })).toBeVisible();
});
