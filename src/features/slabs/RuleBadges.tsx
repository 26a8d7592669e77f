import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ShownIssue } from './shownIssues.ts';

const signs = { error: CircleAlert, warning: TriangleAlert, info: Info } as const;
const tones = { error: 'bad', warning: 'caution', info: 'info' } as const;

/** The rules that have something to say of a break: sign, number, and the sentence on hover or focus. */
export function RuleBadges({ issues }: { issues: readonly ShownIssue[] }) {
  return (
    <chakra.span display="inline-flex" gap="1">
      {issues.map(({ id, rule, level, sentence }) => {
        const Sign = signs[level];
        return (
          <chakra.span
            key={id}
            title={sentence}
            display="inline-flex"
            alignItems="center"
            gap="0.5"
            px="1"
            h="5"
            rounded="l1"
            fontSize="xs"
            fontWeight="medium"
            bg={`${tones[level]}.subtle`}
            color={tones[level]}
          >
            <Sign size={12} strokeWidth={2} aria-hidden />
            {rule}
          </chakra.span>
        );
      })}
    </chakra.span>
  );
}
