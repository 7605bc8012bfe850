import type { SandboxEnvironment } from '@vip/native-hosts';
import type { wholeState } from '../src/control/whole-state.ts';
import type { Fault, FaultInput } from '../src/faults/fault.ts';
import type { LiveCall } from '../src/live/live.ts';
import type { liveRoutes } from '../src/site/registry.ts';

type WholeState = Awaited<ReturnType<typeof wholeState>>;

/** `/__sandbox/state`, as far as the workbench reads it. */
export interface StateInfo {
  users: readonly UserInfo[];
  orders: readonly OrderInfo[];
  charges: readonly ChargeInfo[];
  /** Every code that was sent, newest first. */
  sms_log: readonly SmsInfo[];
  faults: readonly Fault[];
  clock: Pick<WholeState['clock'], 'offset_ms'>;
}

export type UserInfo = Omit<WholeState['users'][number], 'membership'> & {
  membership: { name: string; expires_at: string | null } | null;
};
export type OrderInfo = WholeState['orders'][number];
export type ChargeInfo = WholeState['charges'][number];
export type SmsInfo = WholeState['sms_log'][number];
export type RouteInfo = Awaited<ReturnType<typeof liveRoutes>>[number];
export type EnvironmentInfo = SandboxEnvironment;
/** A call to a backend. The server sends `at` by its clock; the state has it by this machine's. */
export type CallInfo = Omit<LiveCall, 'type'>;

/** Throws an Error with a Chinese message if the server is unreachable or refuses. */
async function request<Body>(method: string, path: string, body?: unknown): Promise<Body> {
  const answer = await fetch(`/__sandbox/${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch((cause: unknown) => {
    throw new Error('连不上服务器', { cause });
  });
  if (!answer.ok) {
    const refusal = (await answer.json().catch(() => null)) as { message?: string } | null;
    throw new Error(refusal?.message ?? `服务器拒绝了请求（${answer.status}）`);
  }
  return (await answer.json()) as Body;
}

export const getState = () => request<StateInfo>('GET', 'state');
export const getEnvironments = () => request<EnvironmentInfo[]>('GET', 'environments');
export const getRoutes = () => request<RouteInfo[]>('GET', 'routes');
export const resetAll = () => request('POST', 'reset', {});
export const setClock = (offsetMs: number) => request('POST', 'clock', { offset_ms: offsetMs });
export const addFault = (fault: FaultInput) => request('POST', 'faults', [fault]);
export const removeFault = (id: number) => request('DELETE', `faults?id=${id}`);
/** The environment of the frame's next documents. */
export const setFrame = (frame: { environment: string; user: string; by_hand: boolean }) =>
  request('POST', 'frame', frame);
/** Sends the pending payment notices. */
export const notifyNow = () => request('POST', 'notify', {});
/** A session of a seeded account, by its phone. */
export const startSession = (account: string) =>
  request<{ token: string; user: object }>('POST', 'session', { account });
