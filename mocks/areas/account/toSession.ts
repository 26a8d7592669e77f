import type { AccountSession } from '#mocks/contract/types/types.gen.ts';
import type { SignIn } from '#mocks/core/accounts.ts';

/** A sign-in as it is listed to whoever asks by the current one. */
export function toSession(signIn: SignIn, current: SignIn): AccountSession {
  return {
    id: signIn.id,
    device: signIn.device,
    startedAt: new Date(signIn.startedAt).toISOString(),
    lastSeenAt: new Date(signIn.lastSeenAt).toISOString(),
    current: signIn === current,
  };
}
