/** Where ⌘ does what Ctrl does elsewhere. */
export function isMac(agent: string = navigator.userAgent): boolean {
  return /Mac|iPhone|iPad/.test(agent);
}
