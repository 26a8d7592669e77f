/** What Stripe throws when a page uses it in a way it does not offer. */
export function integrationError(message: string): Error {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
}
