import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { findSignIn } from '#tests/contract/run/signIn.ts';
import { type SampleRequest, sampleRequest } from './sampleRequest.ts';
import { textAt } from './textAt.ts';

export interface Account {
  name: string;
  password: string;
  /** Who that is. */
  label: string;
}

/** What the forms of the page know of an operation; examples they read from the page. */
export interface TryOperation extends Pick<Operation, 'id' | 'method' | 'path' | 'parameters' | 'schemes'> {
  bodies: { mediaType: string; examples: readonly string[]; files: readonly string[] }[];
  needsBody: boolean;
  sample: SampleRequest;
}

/** What the page's script is given. */
export interface TryData {
  server: string;
  accounts: readonly Account[];
  /** How a token is got: the operation, and the field that takes the name. */
  signIn: { operation: TryOperation; mediaType: string; nameField: string } | undefined;
  operations: readonly TryOperation[];
}

function tryOperation(operation: Operation): TryOperation {
  const { id, method, path, parameters, schemes, body } = operation;
  return {
    ...{ id, method, path, parameters, schemes },
    needsBody: body?.required ?? false,
    sample: sampleRequest(operation),
    bodies: Object.entries(body?.kinds ?? {}).map(([mediaType, { files, examples }]) => ({
      mediaType,
      examples: Object.keys(examples),
      files: Object.keys(files),
    })),
  };
}

export function tryData(contract: Contract, server: string, accounts: readonly Account[]): TryData {
  const { operations } = contract;
  const signIn = findSignIn(contract);
  const shown = Object.values(signIn?.operation.body?.kinds ?? {}).flatMap(({ examples }) =>
    Object.values(examples),
  );
  const [first] = shown.map((example) => ({
    name: textAt(example, signIn?.nameField ?? ''),
    password: textAt(example, 'password'),
    label: 'from the examples',
  }));
  return {
    server,
    accounts: accounts.length > 0 ? accounts : first ? [first] : [],
    signIn: signIn && {
      operation: tryOperation(signIn.operation),
      mediaType: signIn.mediaType,
      nameField: signIn.nameField,
    },
    operations: operations.map((one) => tryOperation(one)),
  };
}
