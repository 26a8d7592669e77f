let preload: (search: string) => void = () => undefined;

/** Says how the signed-in part is fetched ahead of its use; called once at start-up by the module that knows it. */
export function setSignInPreload(load: (search: string) => void): void {
  preload = load;
}

/** Someone is filling the sign-in form: what comes next is fetched meanwhile. Saying so again costs nothing. */
export function preloadForSignIn(): void {
  preload(window.location.search);
}
