import { useNavigation, useSession } from '@vip/host';
import { useIsClient } from '@vip/ui';
import { appOf, type AppCode } from '../brand.ts';

/** The app that the page speaks of; in its first render main's own. */
export function useApp(): AppCode {
  const { clientType } = useSession();
  const { query } = useNavigation();
  return useIsClient() ? appOf(clientType, query) : 'lxb';
}
