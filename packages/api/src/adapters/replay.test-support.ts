import { documentedCalls } from '../../openapi/calls.ts';
import { answer, clientOver } from '../client/client.test-support.ts';
import type { Call } from '../client/port.ts';
import { fromWire } from '../wire/index.ts';
import type { Adapter } from './define-adapter.ts';

/** A recorded call, as `pnpm backend check --record` writes it. */
export interface Fixture {
  /** Method and template. */
  call: string;
  request: { path: string; body?: unknown; key?: string };
  exchanges: readonly { request: string; body?: unknown; status: number; answer: unknown }[];
}

const BASE = 'https://backend.example.com';

function callOf({ call: name, request: { path, body, key } }: Fixture): Call<unknown> {
  const documented = documentedCalls.find(
    ({ call: { method, path: template } }) => `${method} ${template}` === name,
  );
  if (!documented) throw new Error(`the contract has no call ${name}`);
  const { method, answer: schema } = documented.call;
  return {
    backend: 'main',
    method,
    path,
    ...(body !== undefined && { body: fromWire(body) }),
    ...(key !== undefined && { idempotencyKey: key }),
    answer: schema,
  };
}

/** JSON without the order of its fields. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/**
 * Makes the recorded call through an adapter, and answers each of its requests with what was recorded. Resolves with what pages
 * get. Rejects if a request is another one than it was, or if the answer does not fit the contract.
 */
export async function replay(adapter: Adapter, fixture: Fixture): Promise<unknown> {
  const left = [...fixture.exchanges];
  const differences: string[] = [];
  const transport = adapter(BASE, async ({ method, url, body }) => {
    const recorded = left.shift();
    const line = `${method} ${url.slice(BASE.length)}`;
    const sent = body === undefined ? undefined : (JSON.parse(body) as unknown);
    if (line !== recorded?.request)
      differences.push(`sent ${line}, recorded ${recorded?.request ?? 'no more'}`);
    else if (sorted(sent) !== sorted(recorded.body)) differences.push(`${line}: another body`);
    return answer(recorded?.status ?? 404, recorded?.answer);
  });
  const { client } = clientOver(() => answer(500), { transport, backends: { main: BASE } });
  const outcome = await client.send(callOf(fixture)).catch((error: Error) => {
    const { cause } = error;
    return Promise.reject(
      new Error([...differences, error.message, cause instanceof Error ? cause.message : ''].join('\n')),
    );
  });
  if (left.length > 0) differences.push(`not sent: ${left.map(({ request }) => request).join(', ')}`);
  if (differences.length > 0) throw new Error(differences.join('\n'));
  return outcome;
}
