import { useEffect, useRef, useState } from 'react';
import { checkPhoto, type PhotoProblem } from './photoRules.ts';

export interface ChosenPhoto {
  file: File;
  /** Address to look at it; taken back when another is chosen or the page is left. */
  url: string;
}

/** A file that was chosen, judged and not saved yet. */
export function useChosenPhoto() {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  // Of several files chosen in a row the last one counts, whichever is judged first.
  const latest = useRef<File | null>(null);
  const url = photo?.url;

  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  const judge = async (file: File): Promise<void> => {
    latest.current = file;
    // What is shown and could be saved is never another file than the one chosen last.
    setPhoto(null);
    setProblem(null);
    const judged = await checkPhoto(file);
    if (latest.current !== file) return;
    if (judged instanceof File) setPhoto({ file: judged, url: URL.createObjectURL(judged) });
    else setProblem(judged);
  };

  return {
    photo,
    problem,
    choose: (file: File) => void judge(file),
    /** Lets a photo go, unless another one has been chosen since. */
    drop: (file: File) => setPhoto((now) => (now?.file === file ? null : now)),
  };
}
