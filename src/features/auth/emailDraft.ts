/**
 * The e-mail typed on one public page, for the next one. It lives as long as the page and is gone after a sign-in:
 * neither the address nor storage ever holds it.
 */
export const emailDraft: { value: string | undefined } = { value: undefined };
