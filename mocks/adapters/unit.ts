import { setupServer } from 'msw/node';

import { answerChecked } from './checked.ts';
import { mswHandlers } from './mswHandlers.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';

/** The adapter of unit tests: `listen()` before all, `close()` after all. */
export const mockServer = setupServer(...mswHandlers(answerChecked));

/** After each test: the mock starts from its seed, and handlers a test added are gone. */
export function resetMock(): void {
  mockServer.resetHandlers();
  resetSession();
}
