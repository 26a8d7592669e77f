import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ShownIssue } from './shownIssues.ts';

const signs = { error: CircleAlert, warning: TriangleAlert, info: Info } as const;
const tones = { error: 'bad', warning: 'caution', info: 'info' } as const;

/** The rules that have something to say of a break: sign, number, and the sentence on hover or focus. */
export function RuleBadges({ issues }: { issues: readonly ShownIssue[] }) {
  return (
    <span className="rules">
      {issues.map(({ id, rule, level, sentence }) => {
        const Sign = signs[level];
        return (
          <span key={id} title={sentence} data-tone={tones[level]}>
            <Sign size={12} strokeWidth={2} aria-hidden />
            {rule}
          </span>
        );
      })}
    </span>
  );
}
