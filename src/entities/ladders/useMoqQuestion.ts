import { createElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { checkMoq } from '#api/generated/sdk/catalogue.gen.ts';
import type { BrokenLadders, MoqChange } from '#api/generated/types.gen.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import type { MoqDialogProps } from './MoqDialog.tsx';

/** Save and move the first breaks of broken ladders, save alone, or do not save. */
export type MoqAnswer = 'move' | 'save' | 'cancel';

interface Question {
  ladders: BrokenLadders;
  answer: (given: MoqAnswer) => void;
}

const MoqDialog = lazyPart<MoqDialogProps>(
  'moq-dialog',
  async () => (await import('./MoqDialog.tsx')).MoqDialog,
);

/**
 * Asks before minimum order quantities are saved that break price ladders. `ask` resolves to `save` when none is broken,
 * and rejects when the ladders cannot be read: nobody saves without knowing. `dialog` has to be on the page.
 */
export function useMoqQuestion(): {
  ask: (changes: readonly MoqChange[]) => Promise<MoqAnswer>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const open = useRef<Question['answer'] | null>(null);
  // Whoever leaves has not said yes.
  useEffect(() => () => open.current?.('cancel'), []);

  const ask = async (changes: readonly MoqChange[]): Promise<MoqAnswer> => {
    if (changes.length === 0) return 'save';
    const ladders = (await checkMoq({ body: { changes: [...changes] } })).data;
    if (ladders.total === 0) return 'save';
    return new Promise((answer) => {
      open.current = answer;
      setQuestion({ ladders, answer });
    });
  };

  const dialog =
    question &&
    createElement(MoqDialog, {
      ladders: question.ladders,
      onAnswer: question.answer,
      onClose: () => {
        question.answer('cancel');
        setQuestion(null);
      },
    });
  return { ask, dialog };
}
