import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import type { Secrets } from './secrets.ts';
import type { Answer } from './transport.ts';
import type { HttpRequest } from './httpRequest.ts';

/** With what a call proves who asks: a living token, none, one that must not work, or one nobody knows about. */
export type Proof = 'token' | 'none' | 'bad' | 'unknown';

/** One call and its answer. */
export interface Exchange {
  operation: Operation;
  request: ApiRequest;
  wire: HttpRequest;
  answer: Answer;
  proof: Proof;
  /** The token that was sent. */
  token: string | undefined;
  /** Whether the operation is asked by another method than its own. */
  foreignMethod: boolean;
  /** What reports hide of it; without it the token alone. */
  secrets?: Secrets;
}

/** Whether a call was answered with a `2xx`. */
export const isSuccess = ({ answer: { status } }: { answer: Pick<Answer, 'status'> }): boolean =>
  status >= 200 && status < 300;
