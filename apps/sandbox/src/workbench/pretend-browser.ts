/** What a document finds out about its browser without asking the network. */
export interface BrowserMarks {
  userAgent: string;
  /** `window.__wxjs_environment`, where WeChat sets it. */
  wxEnvironment: string | null;
}

/**
 * Makes the browser answer as another one: `navigator`'s user agent, platform and touch points, no client
 * hints (the web views that are played have none worth trusting). Self-contained: it is serialised.
 */
export function pretendBrowser(window: Window, marks: BrowserMarks): void {
  const agent = marks.userAgent;
  const isApple = /iPhone/.test(agent);
  const isPhone = isApple || /Android|OpenHarmony/.test(agent);
  const answers: Record<string, unknown> = {
    userAgent: agent,
    appVersion: agent.replace(/^Mozilla\//, ''),
    platform: isApple ? 'iPhone' : isPhone ? 'Linux armv8l' : 'Win32',
    vendor: isApple ? 'Apple Computer, Inc.' : 'Google Inc.',
    maxTouchPoints: isPhone ? 5 : 0,
    userAgentData: undefined,
  };
  Object.keys(answers).forEach((name) => {
    Object.defineProperty(window.navigator, name, { configurable: true, get: () => answers[name] });
  });
  if (marks.wxEnvironment !== null) {
    (window as unknown as Record<string, unknown>)['__wxjs_environment'] = marks.wxEnvironment;
  }
}
