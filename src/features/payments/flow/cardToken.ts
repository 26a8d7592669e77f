import type { CardPort } from './ports.ts';
import type { RunFault } from './runState.ts';

/**
 * Gives the card away for a token.
 * @param onComplete the form has no fault of its own
 * @returns the token, or why there is none; a fault that the form shows itself is null
 */
export async function cardToken(
  card: CardPort,
  onComplete: () => void,
): Promise<{ id: string } | { fault: RunFault | null }> {
  try {
    if (!(await card.isComplete())) return { fault: null };
    onComplete();
    const token = await card.token();
    return 'id' in token ? token : { fault: { kind: 'card', sentence: token.fault } };
  } catch {
    // Stripe's own code broke, or its frame is gone: nothing has left it, and it may go the next time.
    return { fault: { kind: 'form' } };
  }
}
