import { useState } from 'react';
import type { Scheme } from '@vip/api';
import { useHost } from '@vip/host';
import { useIsClient } from '@vip/ui';
import { closedPlace } from '../plan-opening.ts';
import { useOpening } from '../use-opening.ts';
import { useScheme } from './use-scheme.ts';
import type { WeappState } from './weapp-state.ts';

/** Brings WeChat to the front. */
const WECHAT = 'weixin://';

/** Everything that the page does. In WeChat the https link leads into the mini-program, elsewhere the scheme. */
export function useWeapp(): WeappState {
  const { environment } = useHost();
  const isClient = useIsClient();
  const { state, take, retry } = useScheme();
  const [isRenewing, setRenewing] = useState(false);
  const isWechat = environment.host === 'wechat';
  const closed = isWechat ? null : closedPlace(environment);
  const wayOf = (scheme: Scheme) => (isWechat ? scheme.urlLink : scheme.scheme);
  const opensHere = isClient && !closed && environment.platform !== 'desktop';
  const { opening, open } = useOpening(opensHere && state.status === 'ready' ? wayOf(state.scheme) : null);

  const openFresh = async () => {
    setRenewing(true);
    const scheme = await take();
    setRenewing(false);
    if (scheme) open(wayOf(scheme));
  };

  if (!isClient) return { kind: 'loading' };
  if (environment.host === 'wechat_mini') return { kind: 'inside' };
  if (environment.platform === 'desktop') return { kind: 'scan', link: document.URL };
  if (closed) return { kind: 'by_hand', place: closed.place, link: document.URL };
  if (state.status === 'loading') return { kind: 'loading' };
  if (state.status === 'error') return { kind: 'error', error: state.error, retry };
  return {
    kind: 'open',
    status: opening.status,
    isRenewing,
    open: () => void openFresh(),
    link: isWechat ? null : document.URL,
    openWechat: () => open(WECHAT),
  };
}
