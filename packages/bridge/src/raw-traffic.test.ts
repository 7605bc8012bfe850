import { nativeHosts, type TrafficEntry } from '@vip/native-hosts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectBridge } from './connect.ts';
import { androidApp, handOver, iosApp, openPage } from './open-page.test-support.ts';

/** What breaks a script that is put together carelessly. */
const difficult = `it's "so" \\ \u2028\u2029 \n 😀`;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function talk(host: (typeof nativeHosts)[number], version: string): Promise<TrafficEntry[]> {
  const userAgent = host.platform === 'ios' ? iosApp : androidApp;
  const page = openPage(userAgent);
  const traffic: TrafficEntry[] = [];
  const app = host.install(page, {
    ...host.variant,
    handOver: { ...handOver, version },
    onTraffic: (entry) => traffic.push(entry),
  });
  const connecting = connectBridge(page, { userAgent });
  await vi.advanceTimersByTimeAsync(200);
  const bridge = await connecting;
  bridge.register('onBack', () => true);
  void bridge.getUserInfo().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(200);
  void app.callPage('onBack', { depth: 1 });
  await vi.advanceTimersByTimeAsync(200);
  return traffic;
}

it.each(nativeHosts.map((host) => [host.id, host] as const))(
  '%s tells what really went over, for every message in both directions',
  async (_, host) => {
    const traffic = await talk(host, '5.2.0');
    const said = traffic.map(({ direction, kind, name }) => `${direction} ${kind} ${name}`);
    expect(said).toEqual(
      expect.arrayContaining([
        'page_to_native call getUserInfo',
        'native_to_page answer getUserInfo',
        'native_to_page call onBack',
        'page_to_native answer onBack',
      ]),
    );
    for (const { name, kind, raw } of traffic) {
      expect([name, kind, typeof raw]).toEqual([name, kind, 'string']);
      expect(raw).not.toBe('');
    }
  },
);

/** Evaluates the script of an answer as the native side does, and gives what its page side is called with. */
function heardBy(
  name: '_handleMessageFromObjC' | '_handleMessageFromNative',
  entry: TrafficEntry | undefined,
) {
  const heard = vi.fn<(text: string) => void>();
  const run = new Function('WebViewJavascriptBridge', (entry?.raw ?? '').replace(/^javascript:/, ''));
  (run as (bridge: unknown) => void)({ [name]: heard });
  return JSON.parse(heard.mock.calls[0]?.[0] ?? '') as { responseData: unknown };
}

const answerOf = async (id: (typeof nativeHosts)[number]['id']) => {
  const host = nativeHosts.find((one) => one.id === id)!;
  const traffic = await talk(host, difficult);
  return traffic.find(({ direction, kind }) => direction === 'native_to_page' && kind === 'answer');
};

it('the script of WebViewJavascriptBridge brings over what is hard to quote', async () => {
  const { responseData } = heardBy('_handleMessageFromObjC', await answerOf('wvjb-ios'));
  expect(responseData).toMatchObject({ version: difficult });
});

it('the script of the newest JsBridge does too, and that of 1.0.4 breaks at a single quote', async () => {
  const { responseData } = heardBy('_handleMessageFromNative', await answerOf('jsbridge-newest'));
  expect(JSON.parse(responseData as string)).toMatchObject({ version: difficult });
  const old = await answerOf('jsbridge-1.0.4');
  expect(() => heardBy('_handleMessageFromNative', old)).toThrow(SyntaxError);
});
