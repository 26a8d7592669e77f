/** What `--help` says. */
export const COVERAGE_USAGE = `Tells which described answers no test has ever produced.

  npm run contract:coverage [-- options]

  --missing    only what was never produced
  --totals     only the numbers
  --json FILE  all of it as data
  --forget     throws the records away, so that the next runs start from nothing

Unit tests, browser tests and contract:verify write down what they see in reports/answers/. Ends with 0, with 1 when
there is nothing written down for this contract, and with 2 for an option that is none.
`;
