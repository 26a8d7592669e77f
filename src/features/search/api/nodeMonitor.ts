import type { ConfigurationOptions } from 'typesense/lib/Typesense/Configuration';

type Logger = NonNullable<ConfigurationOptions['logger']>;

const levels = { TRACE: 0, DEBUG: 1, INFO: 2, WARN: 3, ERROR: 4, SILENT: 5 } as const;

const nothing = (): void => undefined;

/**
 * Knows which search servers do not answer. The client tries the next one without reporting it to its caller; only its log
 * has it. Nothing of that log reaches the console.
 */
export function createNodeMonitor() {
  const down = new Set<string>();
  const readLine = (line: unknown): void => {
    const text = String(line);
    const [, failed] = /Request to Node (\S+) failed due to "(?!ERR_CANCELED)/.exec(text) ?? [];
    const [, answered] = /Request to Node (\S+) was made\. Response Code was [1-4]\d\d/.exec(text) ?? [];
    if (failed !== undefined) down.add(failed);
    if (answered !== undefined) down.delete(answered);
  };
  const logger: Logger = {
    levels,
    methodFactory: () => nothing,
    trace: nothing,
    debug: readLine,
    log: nothing,
    info: nothing,
    warn: readLine,
    error: nothing,
    setLevel: nothing,
    getLevel: () => levels.SILENT,
    setDefaultLevel: nothing,
    resetLevel: nothing,
    enableAll: nothing,
    disableAll: nothing,
    rebuild: nothing,
  };
  return { logger, isAnyDown: (): boolean => down.size > 0 };
}
