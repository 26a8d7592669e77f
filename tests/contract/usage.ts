/** What `--help` says. */
export const USAGE = `Tells whether a server keeps the contract.

  npm run contract:verify -- --url URL [options]

Server and account
  --url URL              the server; without a path, that of the contract's first server is added
  --login name:password  signs in anew for each operation; a second --login is another account, for permissions
                         and records of somebody else
  --token TOKEN          a token that exists; what would end its sign-in is not tried
  --contract FILE        another OpenAPI 3.0 or 3.1 document than openapi.yaml

What is asked
  --only a,b             these operations; others are called where an id is needed, and not judged
  --tag a,b              the operations with one of these tags
  --exclude a,b          not these operations; --only, --tag and --exclude may be repeated
  --observed-only        only what the existing server is known to have and to answer
  --safe                 only reads, and requests that must be refused
  --value name=value     a parameter or field of this name may have this value: what no answer tells, such as the id
                         in a mail; may be repeated
  --seed N               the same requests as a run that showed this seed
  --runs N               valid requests for each operation (12)

How it is judged
  --strict               answers may have nothing that is not described
  --allow-untried        an operation that was never seen to work is no failure
  --slow-ms N            an answer that takes longer is too slow, whatever x-deadline-ms of the contract says
  --give-up-ms N         a call that takes longer hangs (10000, and not before its deadline)
  --baseline FILE        the breaches listed there are accepted, others are not
  --write-baseline FILE  lists the breaches of this run there, and accepts them

Reports
  --junit FILE           a report for build servers
  --html FILE            a report for people, one file to send
  --watch                waits for Enter, or for a change of the contract, and asks again what was not kept;
                         Ctrl-C ends it
  --help                 this text

Ends with 0 when the contract is kept; with 1 when it is broken, or something is not implemented or was not tried
(under --safe what writes may be); with 2 when the server could not be asked, or not to the end. What a 429 asks to wait
is waited, up to two minutes and five times. A call that breaks off on a connection that was used before is sent once
more, on a new one.
`;
