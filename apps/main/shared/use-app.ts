import { useNavigation, useSession, useIsClient } from '@vip/host';
import { type AppCode, appOf } from '../brand.ts';

/** The app whose name and agreements the page shows; 聊小白 in the first render. */
export function useApp(): AppCode {
  const { clientType } = useSession();
  const { query } = useNavigation();
  return useIsClient() ? appOf(clientType, query) : 'lxb';
}
