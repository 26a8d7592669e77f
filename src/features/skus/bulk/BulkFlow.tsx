import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkParams, Selection } from '#api/generated/types.gen.ts';
import { BulkDialog } from '#entities/catalogue/BulkDialog.tsx';
import type { ListView } from '#features/skus/list/listView.ts';
import { getQuestion, type CatalogueAction } from './bulkActions.ts';
import { BulkQuestionDialog } from './BulkQuestionDialog.tsx';

export interface BulkFlowProps {
  resource: ListView;
  action: CatalogueAction;
  selection: Selection;
  onClose: () => void;
  onDone: () => void;
}

/** A bulk action from its button on: what it is to set, then the preview and the rest of it. */
export function BulkFlow({ resource, action, selection, onClose, onDone }: BulkFlowProps) {
  const { t } = useTranslation('skus');
  const question = getQuestion(action);
  const [params, setParams] = useState<BulkParams | null>(question === null ? {} : null);
  const title = t(`bulk.${action}`);
  if (params === null && question !== null)
    return (
      <BulkQuestionDialog
        title={title}
        resource={resource}
        question={question}
        onClose={onClose}
        onAnswer={setParams}
      />
    );
  return (
    <BulkDialog
      title={title}
      request={{ resource, action, params: params ?? {}, selection }}
      danger={action === 'archive'}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
