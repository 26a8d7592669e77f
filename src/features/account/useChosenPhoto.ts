import { useEffect, useState } from 'react';

export interface ChosenPhoto {
  file: File;
  /** Address to look at it; taken back when another is chosen or the page is left. */
  url: string;
}

/** A file that was chosen and not saved yet. */
export function useChosenPhoto() {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const url = photo?.url;

  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  return {
    photo,
    choose: (file: File) => setPhoto({ file, url: URL.createObjectURL(file) }),
    drop: () => setPhoto(null),
  };
}
