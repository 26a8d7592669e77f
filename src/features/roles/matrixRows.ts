import type { RoleMatrix } from '#api/generated/types.gen.ts';

interface MatrixWords {
  permission: string;
  granted: string;
}

/** The matrix as rows of a file. Permissions are named by their titles, which are the same in every language (D24). */
export function matrixRows({ roles, rows }: RoleMatrix, words: MatrixWords): string[][] {
  return [
    [words.permission, ...roles.map(({ name }) => name)],
    ...rows.map(({ title, roleIds }) => [
      title,
      ...roles.map(({ id }) => (roleIds.includes(id) ? words.granted : '')),
    ]),
  ];
}
