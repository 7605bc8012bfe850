import { onTestFinished } from 'vitest';
import type { ForeignBackend, StartOptions } from './control.ts';

/** Starts a backend for one test. */
export async function started(
  start: (options: StartOptions) => Promise<ForeignBackend>,
  options: Omit<StartOptions, 'port'> = {},
): Promise<ForeignBackend> {
  const backend = await start({ port: 0, ...options });
  onTestFinished(() => backend.stop());
  return backend;
}

export interface Answered {
  status: number;
  headers: Headers;
  json: unknown;
}

/** Sends "POST /path?query" with a body and headers. `json` is undefined for an empty or unreadable body. */
export async function ask(
  address: string,
  call: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(`${address}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  let json: unknown;
  try {
    json = text === '' ? undefined : JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, headers: response.headers, json };
}

/** What a browser asks before a request to another origin. */
export const preflight = (address: string, path: string, method: string, headers: string) =>
  fetch(`${address}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://vip.example.com',
      'access-control-request-method': method,
      'access-control-request-headers': headers,
    },
  });
