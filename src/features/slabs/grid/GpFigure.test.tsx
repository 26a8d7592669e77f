import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import common from '#shared/i18n/locales/en/common.json';
import { system } from '#theme/system.ts';
import { GpFigure } from './GpFigure.tsx';

registerEnglish('common', common);

const wrapper = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);

test('a loss says so beside its figure, with the one minus sign', () => {
  render(<GpFigure gp="-12.5" />, { wrapper });
  expect(screen.getByText('Loss −12.50')).toBeVisible();
});

test('a profit is a figure alone, and nothing known is a dash', () => {
  render(
    <p>
      <GpFigure gp="0.00" />, <GpFigure gp="43.3" />, <GpFigure gp={null} />
    </p>,
    { wrapper },
  );
  expect(screen.getByText('0.00, 43.30, —')).toBeVisible();
});
