import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { gutter } from './gutter.ts';
import { PageHeader } from './PageHeader.tsx';
import { useScreenFacts } from './screenFacts.ts';

interface PageProps {
  /** The title of the screen's row, unless the page knows better. */
  title?: string;
  meta?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen: header and body, in the page's gutter. */
export function Page({ title, children, ...header }: PageProps) {
  const screen = useScreenFacts();
  return (
    <>
      <PageHeader title={title ?? screen.title} {...header} />
      <Box css={gutter} pt="2" pb="6">
        {children}
      </Box>
    </>
  );
}
