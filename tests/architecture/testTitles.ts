import ts from 'typescript';

const parts = /^(?:test|it|describe)(?:\.\w+)*$/;

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

function titlesOf(call: ts.CallExpression): string[] {
  const { name, rows } = calledName(call);
  const [title] = call.arguments;
  if (!parts.test(name) || !title) return [];
  const text = ts.isStringLiteralLike(title)
    ? title.text
    : ts.isTemplateExpression(title)
      ? title
          .getText()
          .slice(1, -1)
          .replaceAll(/\$\{[^}]*\}/g, '…')
      : '';
  const cases = text.includes('%s') ? firstTexts(rows) : [];
  const told = cases.length > 0 ? cases.map((one) => text.replace('%s', one)) : [text];
  return told.map((one) => one.replaceAll(/%[sjdio]|\$\w+/g, '…'));
}

/** The names of the tests of a file and of the groups they stand in, in their order. */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) titles.push(...titlesOf(node));
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true));
  return titles;
}
