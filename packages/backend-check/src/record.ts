import fs from 'node:fs';
import path from 'node:path';
import { filledPath } from '@vip/api/client';
import { toWire } from '@vip/api/wire';
import { Anonymiser } from './anonymise.ts';
import type { Recording, Settings } from './check.ts';
import type { Exchange } from './observe.ts';

/** A recorded call, as tests of an adapter replay it. */
export interface Fixture {
  /** Method and template of the contract. */
  call: string;
  /** What the product sends. */
  request: { path: string; body?: unknown; key?: string };
  /** What the adapter makes of it, in this order, and what the backend answers. */
  exchanges: { request: string; body?: unknown; status: number; answer: unknown }[];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

function fixtureOf({ name, call, exchanges }: Recording, base: string, other: string): Fixture {
  const address = ({ url }: Exchange) =>
    url.startsWith(base) ? url.slice(base.length) : url.slice(other.length);
  return {
    call: name.slice(name.indexOf(' ') + 1),
    request: {
      path: filledPath(call),
      ...(call.body !== undefined && { body: toWire(call.body) }),
      ...(call.idempotencyKey !== undefined && { key: call.idempotencyKey }),
    },
    exchanges: exchanges.map((exchange) => ({
      request: `${exchange.method} ${address(exchange)}`,
      ...(exchange.body !== undefined && { body: parsed(exchange.body) }),
      status: exchange.status,
      answer: exchange.text === '' ? '' : parsed(exchange.text),
    })),
  };
}

function anonymised({ call, request, exchanges }: Fixture, anonymiser: Anonymiser): Fixture {
  const onPath = (line: string) => {
    const [method = '', address = ''] = line.split(/ (.*)/);
    return `${method} ${anonymiser.path(address)}`;
  };
  // Answers first: they say what the ids in paths are.
  const answers = exchanges.map(({ answer }) => anonymiser.json(answer));
  return {
    call,
    request: {
      path: anonymiser.path(request.path),
      ...(request.body !== undefined && { body: anonymiser.json(request.body) }),
      ...(request.key !== undefined && { key: anonymiser.text(request.key) }),
    },
    exchanges: exchanges.map(({ request: line, body, status }, at) => ({
      request: onPath(line),
      ...(body !== undefined && { body: anonymiser.json(body) }),
      status,
      answer: answers[at],
    })),
  };
}

const withoutSlash = (url: string | undefined): string => (url ?? '').replace(/\/+$/, '');

/** The fixtures of a run, without personal data, by the name of their file. */
export function fixturesOf(
  recordings: readonly Recording[],
  { url, token, inputs }: Settings,
): Map<string, Fixture> {
  const { phone, code, account, password, userId, orderId, resultToken, packageId, preparedId, pid } = inputs;
  const secrets = [
    token?.replace(/^Bearer /i, ''),
    ...[phone, code, account, password, userId, orderId, resultToken, packageId, preparedId, pid],
  ].filter((secret) => secret !== undefined);
  const base = withoutSlash(url);
  const center = withoutSlash(inputs.datacenter);
  const hosts = Object.fromEntries(
    [base, center].filter(Boolean).map((address) => [new URL(address).host, 'backend.example.com']),
  );
  const anonymiser = new Anonymiser(secrets, hosts);
  const fixtures = recordings.map((recording) => fixtureOf(recording, base, center));
  // The first pass only learns: an id may be in a path before it is in an answer.
  fixtures.forEach((fixture) => anonymised(fixture, anonymiser));
  const files = new Map<string, Fixture>();
  for (const fixture of fixtures) {
    const name = fixture.call
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/-$/, '');
    let file = `${name}.json`;
    for (let n = 2; files.has(file); n++) file = `${name}-${n}.json`;
    files.set(file, anonymised(fixture, anonymiser));
  }
  return files;
}

/** Writes the fixtures of a run into a folder; answers with the names of the files. */
export function saveFixtures(folder: string, recordings: readonly Recording[], settings: Settings): string[] {
  const fixtures = fixturesOf(recordings, settings);
  fs.mkdirSync(folder, { recursive: true });
  for (const [file, fixture] of fixtures)
    fs.writeFileSync(path.join(folder, file), `${JSON.stringify(fixture, null, 2)}\n`);
  return [...fixtures.keys()];
}
