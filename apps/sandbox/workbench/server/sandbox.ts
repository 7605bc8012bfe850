import { browser } from '../dom/browser.ts';
import type { EnvironmentInfo, FaultInfo, RouteInfo, StateInfo } from './answers.ts';

/** Throws an Error with a Chinese sentence when the server is away or refuses. */
async function call<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await browser
    .fetch(`/__sandbox/${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    .catch((cause: unknown) => {
      throw new Error('连不上服务器', { cause });
    });
  if (!answer.ok) {
    const said = (await answer.json().catch(() => null)) as { message?: string } | null;
    throw new Error(said?.message ?? `服务器没有照办（${answer.status}）`);
  }
  const text = await answer.text();
  return (text === '' ? null : JSON.parse(text)) as Body;
}

export const getState = (): Promise<StateInfo> => call('GET', 'state');
export const getEnvironments = (): Promise<EnvironmentInfo[]> => call('GET', 'environments');
export const getRoutes = (): Promise<RouteInfo[]> => call('GET', 'routes');
export const resetAll = (): Promise<null> => call('POST', 'reset', {});
export const setClock = (offsetMs: number): Promise<null> => call('POST', 'clock', { offset_ms: offsetMs });
export const addFaults = (faults: readonly FaultInfo[]): Promise<null> => call('POST', 'faults', faults);
export const removeFault = (id: number): Promise<null> => call('DELETE', `faults?id=${id}`);
/** What documents in the frame are to be from now on. */
export const setFrame = (frame: { environment: string; user: string; by_hand: boolean }): Promise<null> =>
  call('POST', 'frame', frame);
/** Lets payments whose notice is late be noticed now. */
export const notifyNow = (): Promise<null> => call('POST', 'notify', {});
/** A session of a seeded account, by its phone. */
export const startSession = (account: string): Promise<{ token: string; user: object }> =>
  call('POST', 'session', { account });
