import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { invalidate } from '#api/cache.ts';
import { ApiError, isSilent } from '#api/errors.ts';
import { createVariantsMutation, previewVariantsMutation } from '#api/generated/query/catalogue.gen.ts';
import type { PlannedVariant, Sku } from '#api/generated/types.gen.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { useIntentKey } from '#work/useIntentKey.ts';
import {
  canChoose,
  orderOf,
  planRows,
  refusedRows,
  type Choice,
  type PlanRow,
  type RowFault,
} from './variantRules.ts';

interface Plan {
  planned: readonly PlannedVariant[];
  rows: readonly PlanRow[];
}

/** The plan the server made of a choice, what the person changes in it, and making it. */
export function useVariantPlan(productId: string) {
  const [plan, setPlan] = useState<Plan | null>(null);
  const [refused, setRefused] = useState<ReadonlyMap<number, RowFault>>(new Map());
  const [error, setError] = useState<unknown>(null);
  const { run, pending } = useSingleFlight();
  const preview = useMutation(previewVariantsMutation());
  const create = useMutation(createVariantsMutation());
  const withKey = useIntentKey();
  const isMade = useRef(false);

  const failed = (cause: unknown): void => {
    if (!isSilent(cause)) setError(cause);
  };
  const changeRows = useCallback((change: (rows: readonly PlanRow[]) => readonly PlanRow[]) => {
    setPlan((before) => before && { ...before, rows: change(before.rows) });
  }, []);

  return {
    plan,
    refused,
    error,
    pending,
    back: () => {
      setPlan(null);
      setError(null);
      setRefused(new Map());
    },
    onRow: useCallback(
      (row: PlanRow) => {
        changeRows((rows) => rows.map((one) => (one.at === row.at ? row : one)));
        // What the server said of the row is said of what it was.
        setRefused((before) => new Map([...before].filter(([at]) => at !== row.at)));
      },
      [changeRows],
    ),
    onAll: (chosen: boolean) =>
      changeRows((rows) => rows.map((row) => (canChoose(row) ? { ...row, chosen } : row))),
    show: (choice: Choice) =>
      run(async () => {
        setError(null);
        setRefused(new Map());
        try {
          const body = { colors: [...choice.colors], sizes: [...choice.sizes] };
          const { variants } = await preview.mutateAsync({ path: { productId }, body });
          setPlan({ planned: variants, rows: planRows(variants) });
        } catch (cause) {
          failed(cause);
        }
      }),
    /** Resolves with the new SKUs; undefined when they were not made. */
    make: () =>
      run(async (): Promise<Sku[] | undefined> => {
        // A second click may come before the dialog has gone.
        if (!plan || isMade.current) return undefined;
        setError(null);
        const variants = orderOf(plan.rows);
        try {
          const { items } = await withKey(variants, (key) =>
            create.mutateAsync({
              path: { productId },
              headers: { 'Idempotency-Key': key },
              body: { variants },
            }),
          );
          isMade.current = true;
          void invalidate('listProducts', 'listSkus', 'getProduct', 'listDuplicates');
          return items;
        } catch (cause) {
          const rows = refusedRows(plan.rows, cause instanceof ApiError ? cause.fields : []);
          setRefused(rows);
          if (rows.size === 0) failed(cause);
          return undefined;
        }
      }),
  };
}
