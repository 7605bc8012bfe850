import { useEffect, useState } from 'react';

/**
 * Whether this is the first render, which takes over the prerendered markup: it may know nothing that the markup did
 * not, neither the query nor who is here.
 */
export function useIsFirst(): boolean {
  const [isFirst, setFirst] = useState(true);
  useEffect(() => setFirst(false), []);
  return isFirst;
}
