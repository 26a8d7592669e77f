import { at, isRecord } from '#mocks/contract/homes.ts';

import { followed, isPublic, isWebhook, listOf, nameOf, propertiesOf, responsesOf } from './reading.ts';
import type { Context, Node, Rule } from './rule.ts';

/** The example in which somebody has every permission. */
const EVERYBODY = '#/components/examples/menuAll';
const NEEDS = /\bNeeds (?:the permission title )?`([^`]+)`/;

const titlesIn = (nodes: unknown): string[] =>
  listOf(nodes).flatMap((node) => [String(at(node, 'title')), ...titlesIn(at(node, 'child'))]);

const namesOf = (value: unknown): string[] => Object.keys(isRecord(value) ? value : {});

function permissionProblem(operation: Node, context: Context): string | undefined {
  const stated = operation['x-permissions'];
  const isRefused =
    !isPublic(operation) && responsesOf(operation, context).some(([status]) => status === '403');
  if (!Array.isArray(stated))
    return isRefused ? 'what answers 403 names its permissions in `x-permissions`' : undefined;
  const named = stated.flatMap((one: unknown) => one).map(String);
  const known = titlesIn(at(followed({ $ref: EVERYBODY }, context), 'value', 'data'));
  const unknown = [...named, ...namesOf(operation['x-permissions-when'])].find((one) => !known.includes(one));
  if (unknown !== undefined) return `\`x-permissions\` names \`${unknown}\`, which is no permission title`;
  const [, said] = NEEDS.exec(String(operation['description'])) ?? [];
  if (said === undefined || named.includes(said)) return undefined;
  return `its description needs \`${said}\`, and \`x-permissions\` does not name it`;
}

/** A key that names fields of the body names such as there are. */
function fieldProblem(operation: Node, key: string, context: Context): string | undefined {
  const named = listOf(operation[key])
    .flatMap((one) => one)
    .map(String);
  const content = at(followed(operation['requestBody'], context), 'content');
  const [type = ''] = namesOf(content);
  const fields = propertiesOf(at(content, type, 'schema'), context);
  const unknown = named.find((name) => !Object.hasOwn(fields, name));
  return unknown === undefined ? undefined : `\`${key}\` names \`${unknown}\`, which its body does not have`;
}

/** What an operation says of who may call it and whose records it is about is there, and names what there is. */
export const access: Rule = () => ({
  Operation(operation, context) {
    if (isWebhook(context)) return;
    const problems = [
      permissionProblem(operation, context),
      fieldProblem(operation, 'x-unique', context),
      fieldProblem(operation, 'x-same-answer', context),
    ];
    for (const problem of problems) {
      if (problem === undefined) continue;
      context.report({ message: `${nameOf(operation)}: ${problem}`, location: context.location });
    }
  },
});
