/** A reply that ends the session or changes its permissions. */
export interface ApiEvent {
  /** Session epoch in which the request was sent. */
  epoch: number;
  /** Method and path template, for example `GET /logged-in-user`. */
  operation: string;
  /** The server's own sentence, if it gave one. */
  message: string | undefined;
}

/** A reply that says that a sign-in is needed. */
export interface LoginNeededEvent extends ApiEvent {
  /** The server's reason, if it gave one. */
  code?: string | undefined;
}

/** What the session gives to the client, and what it is notified of; `api` knows neither router nor session. */
export interface ApiConfig {
  /** The stored token, while it is this tab's own (T18); read each time a request is about to leave (E56). */
  token: () => string | null;
  /** Number of the current session. The reply to a request of another epoch is dropped (E48). */
  epoch: () => number;
  /** Status 0, or a 401 of a call that is no template call (D5). Called once per reply: fifty end the session once (E47). */
  onNeedsLogin: (event: LoginNeededEvent) => void;
  /** 401 of a secured template call: stored user removed, page reloaded (E52). */
  onUnauthorizedTemplate: (event: ApiEvent) => void;
  /** 403: the menu may be out of date (E54). */
  onForbidden: (event: ApiEvent) => void;
}
