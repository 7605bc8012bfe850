import { useEffect, useState } from 'react';
import { useNavigation, useSession } from '@vip/host';
import { appOf, type AppCode } from '../brand.ts';

/**
 * The app that the page speaks of. The first render is that of the prerendered markup, which knows neither the query
 * nor who opened the page: it speaks of main's own app.
 */
export function useApp(): AppCode {
  const { clientType } = useSession();
  const { query } = useNavigation();
  const [isFirst, setFirst] = useState(true);
  useEffect(() => setFirst(false), []);
  return isFirst ? 'lxb' : appOf(clientType, query);
}
