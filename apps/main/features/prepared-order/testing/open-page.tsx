import { act, type ComponentType } from 'react';
import type { ApiError, Call, Order } from '@vip/api';
import { HostProvider, NavigationProvider, type KeyValue } from '@vip/host';
import { fakeHost } from '@vip/checkout-react/testing';
import { render } from '@vip/ui/testing';
import { vi } from 'vitest';
import { NOW, memory, prepared } from '../../../shared/orders/testing/samples.ts';

interface Visit {
  path: string;
  params: Record<string, string>;
  query?: Record<string, string>;
  /** What the backend prepared, or why not. */
  detail?: () => ReturnType<typeof prepared> | ApiError;
  /** What an order is answered with. */
  buy?: (call: Call<unknown>) => Order | ApiError;
  session?: KeyValue;
}

/** Lets everything that was started come to an end: lazy chunks are real imports. */
export const settled = () => act(() => vi.dynamicImportSettled());

/** For tests: one of the three pages in a shell, with what it asks for and where it leads. */
export async function openPage(Page: ComponentType, visit: Visit) {
  const { path, params, query = {}, detail = () => prepared(), session = memory() } = visit;
  const calls: Call<unknown>[] = [];
  const went: string[] = [];
  const answer = (call: Call<unknown>) => {
    calls.push(call);
    const said = call.method === 'GET' ? detail() : visit.buy?.(call);
    if (said instanceof Error) throw said;
    return said;
  };
  const host = {
    ...fakeHost(answer, () => undefined),
    now: () => NOW,
    storage: { local: memory(), session },
  };
  const navigation = {
    path,
    params,
    query,
    go: (to: string, { replace = false } = {}) => void went.push(replace ? `replace ${to}` : to),
    back: () => void went.push('back'),
  };
  const { show } = render(
    <HostProvider value={host}>
      <NavigationProvider value={navigation}>
        <Page />
      </NavigationProvider>
    </HostProvider>,
  );
  await settled();
  return { calls, went, session, leave: () => show(null) };
}
