import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectFiles, projectText } from './projectFiles.ts';

function exportedComponents(name: string): string[] {
  const file = ts.createSourceFile(name, projectText(name), ts.ScriptTarget.Latest, true);
  const names = file.statements.flatMap((statement) => {
    const flags = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (!flags?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      return [statement.name?.text ?? ''];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name: bindingName }) => bindingName.getText(file));
  });
  // A component or context is written in PascalCase; constants and hooks are not.
  return names.filter((each) => /^[A-Z][a-z]/.test(each));
}

// What a route module exports is named by the router (section "Shape of a route module" of docs/adding-a-screen.md).
const files = projectFiles('src', /\.tsx$/).filter((name) => !/\.test\.tsx$|\/route\.tsx$/.test(name));

test.each(files)('R6 %s exports one component, named as the file', (name) => {
  const base = name.slice(name.lastIndexOf('/') + 1, -'.tsx'.length);
  const components = exportedComponents(name);
  expect(components).toEqual(/^[A-Z]/.test(base) ? [base] : []);
});
