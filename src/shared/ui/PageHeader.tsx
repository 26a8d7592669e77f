import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { memo, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { gutter } from './gutter.ts';

/** Between what stays at the top and what comes below it. */
const GAP = 12;

/**
 * A11: what gets the focus is never left below the header that stays in sight, however many lines that has. Said of
 * the root alone and not by a variable, which would give every element its styles anew.
 */
function useScrollPadding(header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = header.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { position, top } = getComputedStyle(element);
      style.scrollPaddingTop =
        position === 'sticky' ? `${Number.parseFloat(top) + element.offsetHeight + GAP}px` : '';
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingTop = '';
    };
  }, [header]);
}

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
