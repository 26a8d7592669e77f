import { ApiError } from './errors.ts';
import { readProblem } from './problem.ts';

/**
 * spec §7: the text of a 401 of the template user calls is the response message or the status text. HTTP/2 sends no
 * status text, so there is one last word (E52).
 * @param body parsed reply, or undefined when it was no JSON
 */
export function templateUnauthorized(response: Response, body: unknown): ApiError {
  const problem = readProblem(body);
  const serverMessage = problem.serverMessage ?? (response.statusText.trim() || 'Unauthorized');
  return new ApiError('http', { ...problem, serverMessage, status: 401 });
}
