import { alipay } from './alipay.ts';
import { browsers } from './browsers.ts';
import type { SeenAgent } from './seen-agent.ts';
import { socialApps } from './social-apps.ts';
import { weChat } from './wechat.ts';
import { webViews } from './web-views.ts';

/**
 * User agents as they were seen, each with what truly sent it: at least two of every place on iOS and on Android, and
 * the traps. Environment detection is tested over them, and the workbench plays each.
 */
export const userAgents: readonly SeenAgent[] = [
  ...webViews,
  ...weChat,
  ...alipay,
  ...socialApps,
  ...browsers,
];

/** The entry of an id. Throws where there is none. */
export function seenAgent(id: string): SeenAgent {
  const found = userAgents.find((agent) => agent.id === id);
  if (!found) throw new Error(`no user agent is called ${id}`);
  return found;
}
