import { failures } from './failures.ts';
import type { Force } from './scenarioRules.ts';

/** The delays as a person chooses them. */
export const delayLabels = {
  '500ms': '0.5\u00a0s late',
  '2s': '2\u00a0s late',
  '10s': '10\u00a0s late',
  hang: 'hangs',
} as const;

/** What is forced, for reading: `400 wrongPassword, 2 s late, once`. */
export function formatForce({ answer, delay, once }: Force): string {
  const words = [
    answer && (answer.kind === 'example' ? `${answer.status} ${answer.example}` : failures[answer.name]),
    delay && delayLabels[delay],
    once ? 'once' : undefined,
  ];
  return words.filter((word) => word !== undefined).join(', ');
}
