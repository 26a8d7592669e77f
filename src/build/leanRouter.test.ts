import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { removeDisplayNames } from './leanRouter.ts';

test('a component without a display name that is marked as pure can be left out', () => {
  const code =
    'var Link = React10.forwardRef(\n  function LinkWithRef() {}\n);\nLink.displayName = "Link";\n';
  expect(removeDisplayNames(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  function LinkWithRef() {}\n);\n\n',
  );
});

test('the rest of the code is unchanged', () => {
  const code = 'state.displayName = read();\nvar context = React.createContext(null);\n';
  expect(removeDisplayNames(`function f() {\n  ${code}}\n`)).toBe(`function f() {\n  ${code}}\n`);
});

test('the router is still written the way the plugin expects', () => {
  const entry = createRequire(import.meta.url).resolve('react-router');
  const modules = readFileSync(entry, 'utf8').matchAll(/["'](\.\/chunk-[^"']+)["']/g);
  const sources = [...modules].map(([, path = '']) => readFileSync(join(dirname(entry), path), 'utf8'));
  const kept = /^Link\.displayName = |^var \w+ = React\d*\.forwardRef/m;
  expect(kept.test(sources.join('\n'))).toBe(true);
  expect(kept.test(removeDisplayNames(sources.join('\n')))).toBe(false);
});
