/** What `--help` says. */
export const USAGE = `Tells whether a server keeps the contract.

  npm run contract:verify -- --url URL [options]

  --url URL              the server; without a path, that of the contract's first server is added
  --login name:password  signs in anew for each operation
  --token TOKEN          a token that exists; what would end its sign-in is left out
  --observed-only        only what the existing server is known to have and to answer
  --safe                 only reads, and requests that must be refused
  --strict               answers may have nothing that is not described
  --seed N               the same requests as a run that showed this seed
  --runs N               valid requests for each operation (12)
  --only operationId     one operation
  --contract FILE        another OpenAPI 3.0 or 3.1 document than openapi.yaml
  --junit FILE           a report for build servers
  --html FILE            a report for people, one file to send

Ends with 0 when the contract is kept, 1 when it is broken, 2 when the server could not be asked, or not to
the end.
`;
