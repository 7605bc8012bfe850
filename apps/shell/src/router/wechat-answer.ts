import { WECHAT_ANSWER_KEY, type KeyValue } from '@vip/host';

/**
 * WeChat's authorisation leads back with `state`, and with `code` unless it was denied. Both leave every address of every
 * brand at once, so that nothing copies, shares or repeats them. No page may have a parameter `state` of its own; `code`
 * alone is a page's (an invitation's).
 */
export function takeWechatAnswer(address: string, session: KeyValue): string {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  const state = query.get('state');
  if (state === null) return address;
  session.set(WECHAT_ANSWER_KEY, JSON.stringify({ code: query.get('code') ?? '', state }));
  const rest = search.split('&').filter((pair) => !/^(?:code|state)=/.test(pair));
  return rest.length > 0 ? `${path}?${rest.join('&')}` : path;
}
