import { access } from './lint/access.ts';
import { answerHeaders } from './lint/answerHeaders.ts';
import { cacheBuster } from './lint/cacheBuster.ts';
import { files } from './lint/files.ts';
import { lists } from './lint/lists.ts';
import { namedExamples } from './lint/namedExamples.ts';
import { names } from './lint/names.ts';
import { needsLogin } from './lint/needsLogin.ts';
import { noStatusZero } from './lint/noStatusZero.ts';
import { oneTag } from './lint/oneTag.ts';
import { origin } from './lint/origin.ts';
import { permission } from './lint/permission.ts';
import { refusals } from './lint/refusals.ts';
import { spelling } from './lint/spelling.ts';
import { statements } from './lint/statements.ts';

/** The plugin that redocly.yaml names. Redocly wants a default export. */
export default () => ({
  id: 'contract',
  rules: {
    oas3: {
      'needs-login': needsLogin,
      'named-examples': namedExamples,
      origin,
      'cache-buster': cacheBuster,
      refusals,
      'no-status-zero': noStatusZero,
      'one-tag': oneTag,
      permission,
      access,
      'answer-headers': answerHeaders,
      files,
      lists,
      spelling,
      statements,
      names,
    },
  },
});
