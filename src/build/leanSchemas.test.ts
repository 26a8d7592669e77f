import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markSchemas } from './leanSchemas.ts';

test('a schema stands in a call that can be left out as a whole', () => {
  const code =
    'export const zA = z.object({\n    a: z.int().check(z.gte(1)),\n    b: z.string().check(z.regex(/^;$/))\n});\n\nexport const zB: z.ZodMiniType = z.lazy(() => zA);\n';
  expect(markSchemas(code)).toBe(
    'export const zA = /* @__PURE__ */ (() => z.object({\n    a: z.int().check(z.gte(1)),\n    b: z.string().check(z.regex(/^;$/))\n}))();\n\nexport const zB: z.ZodMiniType = /* @__PURE__ */ (() => z.lazy(() => zA))();\n',
  );
});

test('the generated schemas are written the way the plugin expects', () => {
  const folder = join(import.meta.dirname, '../api/generated/zod');
  const schemas = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((code) => code.includes('export const'));
  expect(schemas.length).toBeGreaterThan(5);
  for (const code of schemas) {
    const calls = code.match(/^export const [^=]+ = z\./gm) ?? [];
    const marked = markSchemas(code);
    expect(marked.match(/^export const [^=]+ = \/\* @__PURE__ \*\/ \(\(\) => z\./gm) ?? []).toHaveLength(
      calls.length,
    );
    // Nothing else changes.
    expect(markSchemas(code).replaceAll('/* @__PURE__ */ (() => ', '').replaceAll(')();\n', ';\n')).toBe(
      code,
    );
  }
});
