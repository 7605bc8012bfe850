import { authorizeAddress, createIdentity, paymentMethods, type Answer, type Identity } from '@vip/checkout';
import { WECHAT_ANSWER_KEY, type Host, type KeyValue } from '@vip/host';
import type { ResultSetup } from './contract.ts';
import { randomId } from './random-id.ts';

/**
 * Who pays, where WeChat wants to know it and the site has an official account. The page is left by `replace`: a step back
 * from WeChat leads to where the buyer was before this page, never to a copy of it that would pay once more.
 */
export function identityPort(host: Host, { scope }: ResultSetup): { identity?: Identity } {
  const { wechat, origin } = host.config;
  if (!wechat?.appid || paymentMethods(host.environment, host.handlers()).wechat !== 'jsapi') return {};
  const { session } = host.storage;
  const identity = createIdentity({
    tab: session,
    scope,
    takeAnswer: () => takeAnswer(session),
    randomId,
    go(state) {
      const { location } = window;
      const here = (origin || location.origin) + location.pathname + location.search;
      location.replace(authorizeAddress(wechat, here, state));
    },
  });
  return { identity };
}

/** What the shell took out of the address. */
function takeAnswer(session: KeyValue): Answer | null {
  const text = session.get(WECHAT_ANSWER_KEY);
  session.remove(WECHAT_ANSWER_KEY);
  if (!text) return null;
  try {
    const { code, state } = JSON.parse(text) as Partial<Answer>;
    return typeof code === 'string' && typeof state === 'string' ? { code, state } : null;
  } catch {
    // Not written by the shell: the same as no answer.
    return null;
  }
}
