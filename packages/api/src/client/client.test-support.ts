import { vi } from 'vitest';
import type { ApiError } from '../errors/api-error.ts';
import { createClient, type ClientOptions } from './create-client.ts';
import type { Transport, TransportAnswer, TransportRequest } from './port.ts';

/** An answer of a transport; a body that is no string becomes JSON. */
export const answer = (
  status: number,
  body: unknown = {},
  headers: Record<string, string> = {},
): TransportAnswer => ({
  status,
  headers: new Headers(headers),
  text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
});

export const backends = {
  main: '/api/main',
  datacenter: 'https://dc.example.com/base/',
  honey: '/api/honey',
  youquan: '/api/youquan',
  tuiwen: '/api/tuiwen',
  events: '/api/events',
};

/** A client with a transport given as a function, and what its ports received. */
export function clientOver(
  carry: (request: TransportRequest) => TransportAnswer | Promise<TransportAnswer>,
  options: Partial<ClientOptions> = {},
) {
  const requests: TransportRequest[] = [];
  const logged: { error: ApiError; where: string }[] = [];
  const onUnauthorized = vi.fn<(token: string | null) => void>();
  const transport: Transport = async (request) => {
    requests.push(request);
    return carry(request);
  };
  const client = createClient({
    backends,
    pageOrigin: 'https://vip.example.com',
    transport,
    token: () => 'Bearer session-token',
    onUnauthorized,
    log: (error, where) => logged.push({ error, where }),
    now: () => 1_800_000_000_000,
    ...options,
  });
  return { client, requests, logged, onUnauthorized };
}

/** The error that a promise rejects with; throws if it resolves. */
export async function rejection(work: Promise<unknown>): Promise<ApiError> {
  try {
    await work;
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('was not rejected');
}
