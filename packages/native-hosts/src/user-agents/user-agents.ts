import { alipay } from './alipay.ts';
import { browsers } from './browsers.ts';
import type { SeenAgent } from './seen-agent.ts';
import { socialApps } from './social-apps.ts';
import { weChat } from './wechat.ts';
import { webViews } from './web-views.ts';

/**
 * User agents from real requests with the app that sent them: at least two of every place on iOS and on Android, and
 * misleading ones. Environment detection is tested with them; the workbench offers each.
 */
export const userAgents: readonly SeenAgent[] = [
  ...webViews,
  ...weChat,
  ...alipay,
  ...socialApps,
  ...browsers,
];

/** The entry with that id. Throws if there is none. */
export function seenAgent(id: string): SeenAgent {
  const found = userAgents.find((agent) => agent.id === id);
  if (!found) throw new Error(`no user agent is called ${id}`);
  return found;
}
