import ts from 'typescript';

const testFunctionNames = /^(?:test|it|describe)(?:\.\w+)*$/;

/** `test` of `test(…)`, of `test.each([…])(…)` and of `test.describe(…)`. */
function calledName(call: ts.CallExpression): { name: string; rows: ts.Expression | undefined } {
  const { expression } = call;
  if (!ts.isCallExpression(expression)) return { name: expression.getText(), rows: undefined };
  return { name: expression.expression.getText(), rows: expression.arguments[0] };
}

/** The first text of each row of a table of cases, which its title takes in. */
function firstTexts(rows: ts.Expression | undefined): string[] {
  if (!rows || !ts.isArrayLiteralExpression(rows)) return [];
  return rows.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    return first && ts.isStringLiteralLike(first) ? [first.text] : [];
  });
}

/** The title of a test or a group, once for each case of its table; nothing where a call is neither. */
function titlesOf(call: ts.CallExpression): readonly string[] {
  const { name, rows } = calledName(call);
  const [title] = call.arguments;
  if (!testFunctionNames.test(name) || !title) return [];
  const text = ts.isStringLiteralLike(title)
    ? title.text
    : ts.isTemplateExpression(title)
      ? title
          .getText()
          .slice(1, -1)
          .replaceAll(/\$\{[^}]*\}/g, '…')
      : '';
  const cases = text.includes('%s') ? firstTexts(rows) : [];
  const titles = cases.length > 0 ? cases.map((one) => text.replace('%s', one)) : [text];
  return titles.map((one) => one.replaceAll(/%(?:\.\d+)?[sjdiof]|\$\w+(?:\.\w+)*/g, '…'));
}

const isGroup = (call: ts.CallExpression): boolean => calledName(call).name.includes('describe');

/** The names of the tests of a file as a report shows them, in their order: "group › test". */
export function testTitles(source: string): string[] {
  const visit = (node: ts.Node): string[] => {
    const innerTitles: string[] = [];
    node.forEachChild((child) => {
      innerTitles.push(...visit(child));
    });
    const titles = ts.isCallExpression(node) ? titlesOf(node) : [];
    if (!ts.isCallExpression(node) || titles.length === 0) return innerTitles;
    if (!isGroup(node)) return [...titles, ...innerTitles];
    return titles.flatMap((title) => innerTitles.map((test) => (title === '' ? test : `${title} › ${test}`)));
  };
  return visit(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true));
}
