let preload: (search: string) => void = () => undefined;

/** Sets how the signed-in part is preloaded; called once at start-up by the router. */
export function setSignInPreload(load: (search: string) => void): void {
  preload = load;
}

/** Preloads the signed-in part while somebody fills the sign-in form. Calling it again costs nothing. */
export function preloadForSignIn(): void {
  preload(window.location.search);
}
