import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { memo, useRef, type ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { gutter } from './gutter.ts';
import { useScrollPadding } from './useScrollPadding.ts';

interface PageHeaderProps {
  title: string;
  /** One line under the title: as-of time, counts. */
  meta?: ReactNode;
  actions?: ReactNode;
}

/** Breadcrumb, title, meta and actions; stays below the top bar while the page scrolls. */
export const PageHeader = memo(function PageHeader({ title, meta, actions }: PageHeaderProps) {
  const header = useRef<HTMLDivElement>(null);
  useScrollPadding(header);
  return (
    <Flex
      ref={header}
      data-head=""
      wrap="wrap"
      align="flex-end"
      columnGap="6"
      rowGap="2"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="transparent"
      zIndex="calc({zIndex.bar} - 2)"
      css={{
        ...gutter,
        pt: { base: '3', lg: '4' },
        pb: '3',
        md: { position: 'sticky', top: 'var(--page-top, {sizes.topbar})' },
        '[data-scrolled] &': { borderColor: 'border' },
        'html[data-layout-position=scrollable] &': { position: 'static' },
      }}
    >
      <Box flex="1" minW="min(100%, 16rem)">
        <Box display={{ base: 'none', lg: 'block' }}>
          <Breadcrumbs />
        </Box>
        {/* Focus comes here after a route change. */}
        <Heading as="h1" size="xl" tabIndex={-1} overflowWrap="anywhere">
          {title}
        </Heading>
        {meta && (
          <Box fontSize="sm" color="fg.muted" mt="0.5">
            {meta}
          </Box>
        )}
      </Box>
      {actions && (
        <Flex gap="2" wrap="wrap" minW="0">
          {actions}
        </Flex>
      )}
    </Flex>
  );
});
