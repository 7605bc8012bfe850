import type { SandboxEnvironment } from '@vip/native-hosts';

/**
 * Makes the browser answer as another one: `navigator`'s user agent, platform and touch points, no client
 * hints (the web views that are played have none worth trusting). Self-contained: it is serialised.
 */
export function pretendBrowser(
  window: Window,
  environment: Pick<SandboxEnvironment, 'userAgent' | 'wxEnvironment' | 'touchPoints'>,
): void {
  const agent = environment.userAgent;
  const isAndroid = /Android|OpenHarmony/.test(agent) && !/\(PC;/.test(agent);
  const isPhoneOfApple = !isAndroid && /iPhone|iPad/.test(agent);
  const isMac = /Macintosh/.test(agent);
  const isApple = isPhoneOfApple || (isMac && !/Chrome/.test(agent));
  const touchPoints = isPhoneOfApple || isAndroid ? 5 : 0;
  const answers: Record<string, unknown> = {
    userAgent: agent,
    appVersion: agent.replace(/^Mozilla\//, ''),
    platform: isPhoneOfApple ? 'iPhone' : isAndroid ? 'Linux armv8l' : isMac ? 'MacIntel' : 'Win32',
    vendor: isApple ? 'Apple Computer, Inc.' : 'Google Inc.',
    // Given if the user agent does not imply it: an iPad that contains Macintosh.
    maxTouchPoints: environment.touchPoints === undefined ? touchPoints : environment.touchPoints,
    userAgentData: undefined,
  };
  Object.keys(answers).forEach((name) => {
    Object.defineProperty(window.navigator, name, { configurable: true, get: () => answers[name] });
  });
  if (environment.wxEnvironment !== undefined) {
    (window as unknown as Record<string, unknown>)['__wxjs_environment'] = environment.wxEnvironment;
  }
}
