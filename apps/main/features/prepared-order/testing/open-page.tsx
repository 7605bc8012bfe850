import { act, type ComponentType } from 'react';
import type { ApiError, Call, Order } from '@vip/api';
import type { Host, KeyValue, Navigation } from '@vip/host';
import { fakeHost } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import { render } from '@vip/ui/testing';
import { vi } from 'vitest';
import { NOW, memory, prepared } from '../../../shared/orders/testing/samples.ts';

interface Visit {
  path: string;
  params: Record<string, string>;
  query?: Record<string, string>;
  /** The backend's answer to the prepared order. */
  detail?: () => ReturnType<typeof prepared> | ApiError;
  /** The backend's answer to an order. */
  buy?: (call: Call<unknown>) => Order | ApiError;
  session?: KeyValue;
  environment?: Partial<Host['environment']>;
}

/** Waits for lazy chunks, which are real imports. */
export const chunksLoaded = () => act(() => vi.dynamicImportSettled());

/** Renders one of the three pages in a fake shell; returns its calls and navigations. */
export async function openPage(Page: ComponentType, visit: Visit) {
  const { path, params, query = {}, detail = () => prepared(), session = memory() } = visit;
  const calls: Call<unknown>[] = [];
  const went: string[] = [];
  const answer = (call: Call<unknown>) => {
    calls.push(call);
    const result = call.method === 'GET' ? detail() : visit.buy?.(call);
    if (result instanceof Error) throw result;
    return result;
  };
  const base = fakeHost(answer);
  const environment = { ...base.environment, ...visit.environment };
  const host = { ...base, environment, now: () => NOW, storage: { local: memory(), session } };
  const navigation: Navigation = {
    path,
    params,
    query,
    go: (to, { replace = false } = {}) => void went.push(replace ? `replace ${to}` : to),
    back: () => void went.push('back'),
  };
  const { show } = render(frame('theme-main', { host, navigation })(<Page />));
  await chunksLoaded();
  return { calls, went, session, leave: () => show(null) };
}
