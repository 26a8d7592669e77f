/** What `--help` says. */
export const PROXY_USAGE = `Stands before a server, passes every call on, and tells what breaks the contract on either side.

  npm run contract:proxy -- URL [options]

  URL              the server; without a path, that of the contract's first server is added
  --port N         where to listen, on the loopback (4030)
  --errors         answers 502 with what is wrong, in the place of what breaks the contract
  --strict         calls and answers may have nothing that is not described
  --contract FILE  another OpenAPI 3.0 or 3.1 document than openapi.yaml
  --junit FILE     at the end, a report for build servers
  --html FILE      at the end, a report for people, one file to send

Ctrl-C ends it with a report: 0 when nothing broke the contract, 1 when something did, 2 when it could not start or when
calls came and none could be judged. A server that does not run breaks nothing: its calls are counted as not answered.
`;
