import { useTranslation } from 'react-i18next';
import type { FieldProblem } from '#api/errors.ts';

const known = [
  'taken',
  'deleted_account',
  'twice',
  'unknown',
  'not_grantable',
  'own_account',
  'last_administrator',
] as const;

/** The sentence for what the server refuses about a member; undefined where it says more than the panel knows. */
export function useRefusalText(): (problem: Pick<FieldProblem, 'code'>) => string | undefined {
  const { t } = useTranslation('team');
  return ({ code }) => {
    const name = known.find((one) => one === code);
    return name && t(`refused.${name}`);
  };
}
