import { ApiError } from '#api/errors.ts';
import type { ChangePasswordResponse } from '#api/generated/types.gen.ts';
import { ownField } from '#shared/lib/ownField.ts';
import { changePasswordOutcome } from './accountRules.ts';

/**
 * What came of posting a password change. `needLogin`: the reply asks for it (E76). `ended`: the session is ending
 * already. `lost`: no answer came, and nobody knows (E82). `unsent`: there is no network to send it by.
 */
export type PasswordResult =
  | { kind: 'success' }
  | { kind: 'warning'; message: string | null; failure?: ApiError }
  | { kind: 'needLogin' | 'ended' | 'lost' | 'unsent' };

/** Waits for the reply of `POST /change-wd` and says what it means. Rejects with what says nothing of the password. */
export async function passwordResult(reply: Promise<ChangePasswordResponse>): Promise<PasswordResult> {
  try {
    const body = await reply;
    // Null: status 0 or 401, which the session has heard of.
    return body === null ? { kind: 'ended' } : judge(200, body, ownField(body, 'message'));
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'warning', message: null };
    const { kind } = error;
    if (kind === 'http') {
      const result = judge(error.status ?? 0, error.body, error.serverMessage);
      return result.kind === 'warning' ? { ...result, failure: error } : result;
    }
    // An answer that cannot be read is one without a message (E75); without an answer it may have worked (E82).
    if (kind === 'unexpected') return { kind: 'warning', message: null };
    if (kind === 'network' || kind === 'timeout' || kind === 'offline') return { kind: 'lost' };
    throw error;
  }
}

function judge(httpStatus: number, body: unknown, message: unknown): PasswordResult {
  const outcome = changePasswordOutcome({ httpStatus, message, needLogin: ownField(body, 'needLogin') });
  return outcome.kind === 'silent' ? { kind: 'needLogin' } : outcome;
}
