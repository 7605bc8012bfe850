import type { Driver, Opening } from '../driver.ts';
import { callOf } from '../old-syntax.ts';
import { connectCdp } from './cdp.ts';
import { launchChromium } from './launch.ts';

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

interface Logged {
  type?: string;
  args?: { value?: unknown; description?: string }[];
  entry?: { level: string; text: string; url?: string };
  exceptionDetails?: { text: string; url?: string; lineNumber: number; exception?: { description?: string } };
}

/** Opens a page of a Chromium of any version. */
export async function openChromium(binary: string, { userAgent, scripts }: Opening): Promise<Driver> {
  const browser = await launchChromium(binary, userAgent);
  const errors: string[] = [];
  let loaded: () => void = () => undefined;
  let size = { width: 375, height: 812 };
  const cdp = await connectCdp(browser.page, (method, params) => {
    if (method === 'Page.loadEventFired') loaded();
    if (method === 'Inspector.targetCrashed') errors.push('the page has crashed');
    const failure = errorOf(method, params);
    if (failure) errors.push(failure);
  });
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await cdp.send(`${domain}.enable`);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  // Not in frames: a played app opens one, in which the script would open the next, until the renderer crashes.
  for (const script of scripts)
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `if (window === window.top) { ${script}\n}`,
    });
  const resize = async (width: number, height: number) => {
    size = { width, height };
    await cdp.send('Emulation.setDeviceMetricsOverride', {
      ...size,
      deviceScaleFactor: 1,
      mobile: true,
    });
  };
  await resize(size.width, size.height);

  return {
    async open(address) {
      const isThere = new Promise<void>((resolve) => (loaded = resolve));
      await cdp.send('Page.navigate', { url: address });
      await isThere;
    },
    async evaluate(inPage: (argument: never) => unknown, argument?: unknown) {
      const { result, exceptionDetails } = await cdp.send<Evaluated>('Runtime.evaluate', {
        expression: callOf(inPage, argument),
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as never;
    },
    async tap({ x, y }) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    resize,
    viewportSize: () => size,
    async screenshot() {
      const { data } = await cdp.send<{ data: string }>('Page.captureScreenshot', { format: 'png' });
      return Buffer.from(data, 'base64');
    },
    errors: () => [...errors],
    traffic: () => [],
    async close() {
      cdp.close();
      await browser.end();
    },
  };
}

/** The page error of a debugging protocol event, or null. */
function errorOf(method: string, params: object): string | null {
  const { type, args = [], entry, exceptionDetails } = params as Logged;
  if (method === 'Runtime.exceptionThrown' && exceptionDetails) {
    const { text, url = '', lineNumber, exception } = exceptionDetails;
    return `thrown: ${exception?.description ?? text} (${url}:${lineNumber + 1})`;
  }
  if (method === 'Runtime.consoleAPICalled' && (type === 'error' || type === 'assert'))
    return `console: ${args.map(({ value, description }) => String(value ?? description)).join(' ')}`;
  if (method === 'Log.entryAdded' && entry?.level === 'error') return `log: ${entry.text} ${entry.url ?? ''}`;
  return null;
}
