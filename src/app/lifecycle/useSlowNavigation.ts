import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { SLOW_NAVIGATION_MS } from '#shared/lib/constants.ts';

/** True while a page is on its way and late enough for people to wonder. */
export function useSlowNavigation(): boolean {
  const isUnderWay = useNavigation().state !== 'idle';
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setLate(true), SLOW_NAVIGATION_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isUnderWay]);
  return isLate;
}
