import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { invalidate } from '#api/cache.ts';
import { ApiError } from '#api/errors.ts';
import { createVariantsMutation, previewVariantsMutation } from '#api/generated/query/catalogue.gen.ts';
import type { PlannedVariant, Sku } from '#api/generated/types.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import {
  canChoose,
  toVariants,
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
  const preview = useMutation(previewVariantsMutation());
  const create = useMutation(createVariantsMutation());
  const isMade = useRef(false);

  const { save, pending } = useSave({
    handle: (cause) => {
      const rows = refusedRows(plan?.rows ?? [], cause instanceof ApiError ? cause.fields : []);
      setRefused(rows);
      if (rows.size === 0) setError(cause);
      return true;
    },
  });
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
      save(async () => {
        setError(null);
        setRefused(new Map());
        const body = { colors: [...choice.colors], sizes: [...choice.sizes] };
        const { variants } = await preview.mutateAsync({ path: { productId }, body });
        setPlan({ planned: variants, rows: planRows(variants) });
      }),
    /** Resolves with the new SKUs; undefined when they were not made. */
    make: () =>
      save(async (once): Promise<Sku[] | undefined> => {
        // A second click may come before the dialog has gone.
        if (!plan || isMade.current) return undefined;
        setError(null);
        const variants = toVariants(plan.rows);
        const { items } = await once(variants, (key) =>
          create.mutateAsync({
            path: { productId },
            headers: { 'Idempotency-Key': key },
            body: { variants },
          }),
        );
        isMade.current = true;
        void invalidate('listProducts', 'listSkus', 'getProduct', 'listDuplicates');
        return items;
      }),
  };
}
