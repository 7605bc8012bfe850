import { useNavigation, useSession } from '@vip/host';
import { appOf, type AppCode } from '../brand.ts';
import { useIsFirst } from './use-is-first.ts';

/** The app that the page speaks of; in its first render main's own. */
export function useApp(): AppCode {
  const { clientType } = useSession();
  const { query } = useNavigation();
  return useIsFirst() ? 'lxb' : appOf(clientType, query);
}
