import { useEffect, useState } from 'react';
import type { ApiError } from '@vip/api';
import { useHost, useIsClient } from '@vip/host';
import { closedPlace } from '../plan-opening.ts';
import { useOpening } from '../use-opening.ts';
import { useScheme, validForMs } from './use-scheme.ts';
import type { Opening } from '../opening.ts';

/** Brings WeChat to the front. */
const WECHAT = 'weixin://';

/** The behaviour of the page. In WeChat the https link leads into the mini-program, elsewhere the scheme. */
export function useWeapp(): WeappState {
  const { environment, now } = useHost();
  const isClient = useIsClient();
  const { state, isFresh, refresh, retry } = useScheme();
  const [isRenewing, setRenewing] = useState(false);
  const isWechat = environment.host === 'wechat';
  const closed = isWechat ? null : closedPlace(environment);
  const scheme = state.status === 'ready' ? state.data : null;
  const link = scheme && (isWechat ? scheme.urlLink : scheme.scheme);
  const opensHere = isClient && !closed && environment.platform !== 'desktop';
  const { opening, open } = useOpening(opensHere ? link : null);

  // A tap on an expired link, or on one being replaced, opens the new one once it is loaded.
  useEffect(() => {
    if (!isRenewing || !isFresh || !link) return;
    setRenewing(false);
    open(link);
  }, [isRenewing, isFresh, link, open]);

  if (!isClient) return { kind: 'loading' };
  if (environment.host === 'wechat_mini') return { kind: 'inside' };
  if (environment.platform === 'desktop') return { kind: 'scan', link: document.URL };
  if (closed) return { kind: 'manual', place: closed.place, link: document.URL };
  if (state.status === 'error')
    return {
      kind: 'error',
      error: state.error,
      retry() {
        setRenewing(false);
        retry();
      },
    };
  if (!scheme || !link) return { kind: 'loading' };
  return {
    kind: 'open',
    status: opening.status,
    isRenewing,
    open() {
      if (isFresh && validForMs(scheme, now()) > 0) return open(link);
      setRenewing(true);
      if (isFresh) refresh();
    },
    link: isWechat ? null : document.URL,
    openWechat: () => open(WECHAT),
  };
}

/** Everything that the page shows. */
export type WeappState =
  | { kind: 'loading' }
  | { kind: 'error'; error: ApiError; retry(): void }
  /** The page is shown inside a mini-program. */
  | { kind: 'inside' }
  /** Desktop: QR code for the phone. */
  | { kind: 'scan'; link: string }
  /** An app that cannot open others. */
  | { kind: 'manual'; place: string; link: string }
  | {
      kind: 'open';
      status: Opening['status'];
      /** The user tapped, and the new link is loading. */
      isRenewing: boolean;
      open(): void;
      /** The address of the page, which never expires; null in WeChat, where it would lead back here. */
      link: string | null;
      openWechat(): void;
    };

/** The name to search for in WeChat. */
export const WEAPP_NAME = '聊小白';

/** Title and hint for a state of the opening. */
export function weappText(status: Opening['status']): { title: string; text: string } {
  switch (status) {
    case 'idle':
    case 'store':
      return { title: '打开小程序', text: `${WEAPP_NAME}小程序无需下载，在微信内即可使用` };
    case 'trying':
      return { title: '正在打开小程序', text: '如有弹窗提示，请点「打开」' };
    case 'opened':
      return { title: '已为你打开小程序', text: '没有跳转？请重新打开' };
    case 'not_opened':
      return { title: '未能打开小程序', text: '请确认已安装微信' };
    case 'refused':
      return { title: '当前环境无法打开小程序', text: '请在微信中搜索小程序' };
  }
}
