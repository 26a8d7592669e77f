import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { BarPlot } from './BarPlot.tsx';
import { chartStyles } from './chartStyles.ts';

/** Bars on paper, of a width that is known, because nothing is measured while a page is printed. */
export const PrintedBars = (props: ComponentProps<typeof BarPlot>) => (
  <chakra.div css={chartStyles}>
    <BarPlot {...props} />
  </chakra.div>
);
