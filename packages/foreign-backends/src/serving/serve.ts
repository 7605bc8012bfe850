import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Fault, ForeignCall, ForeignState, StartOptions } from '../control.ts';
import { withField } from './fields.ts';

/** A request as a system's code sees it. */
export interface Incoming {
  method: string;
  path: string;
  /** Decoded values of `{names}`. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  header(name: string): string | undefined;
  /** The JSON body; undefined without one, null for what is no JSON. */
  body: unknown;
}

export interface Reply {
  status: number;
  /** As JSON; without it and `html` the body is empty. */
  json?: unknown;
  html?: string;
  headers?: Readonly<Record<string, string>>;
}

/** One call of a system, and how it answers. */
export interface Route extends ForeignCall {
  answer(request: Incoming): Reply;
}

/** What a page of another origin asks for before its request: lower-case names. */
export interface Preflight {
  method: string;
  headers: readonly string[];
}

/** A system without its shop: form of errors, money and access from other origins. */
export interface System {
  routes: readonly Route[];
  /** Headers of every answer to a page of that origin; `preflight` is null for the request itself. Null: it may not read. */
  cors(origin: string, preflight: Preflight | null): Readonly<Record<string, string>> | null;
  /** Whether the system refuses a request with that header, 400; by default none. */
  unknownHeader?(name: string): boolean;
  /** No route has the path, or none with the method. */
  unknownCall(request: Incoming, isPathKnown: boolean): Reply;
  /** The body is no JSON. */
  badBody(): Reply;
  refusals: Readonly<Record<'wrong_status' | 'invalid' | 'unauthorized' | 'rate_limited', Reply>>;
  /** Factor from the unit of the system's money to the other one: 100 for yuan, 0.01 for fen. */
  toOtherUnit: number;
}

export interface Server {
  url: string;
  requests: ForeignState['requests'][number][];
  fault(call: string, fault: Fault): void;
  clear(): void;
  stop(): Promise<void>;
}

/** A page of nginx. */
export const gatewayPage = (title: string): string =>
  `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n</body>\r\n</html>\r\n`;

const unknownHeaders = (names: readonly string[]): Reply => ({
  status: 400,
  json: { code: 'unknown_header', message: `unknown header: ${names.join(', ')}` },
});

interface Found {
  route: Route;
  params: Record<string, string>;
}

function finder(routes: readonly Route[]) {
  const patterns = routes.map((route) => {
    const [method = '', template = ''] = route.name.split(' ');
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return { route, method, names, pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`) };
  });
  return (method: string, path: string): Found | { isPathKnown: boolean } => {
    const fitting = patterns.filter(({ pattern }) => pattern.test(path));
    const found = fitting.find((each) => each.method === method);
    if (!found) return { isPathKnown: fitting.length > 0 };
    const values = found.pattern.exec(path)?.slice(1) ?? [];
    const params = Object.fromEntries(
      found.names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]),
    );
    return { route: found.route, params };
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The value in a form that no reader of it takes. */
const ofWrongType = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? 'wrong' : { wrong: true };

function otherUnit(value: unknown, factor: number): unknown {
  const amount = Number(String(value).replace(/,/g, '')) * factor;
  // Without it 19.9 * 100 has digits that no backend writes.
  const rounded = Math.round(amount * 100) / 100;
  return typeof value === 'string' ? String(rounded) : rounded;
}

/** The answer with the fault; the faults of the connection are the caller's. */
function faulty(reply: Reply, fault: Fault, route: Route, system: System): Reply {
  const field = fault.field ?? route.fields[0] ?? '';
  switch (fault.kind) {
    case 'missing_field':
      return { ...reply, json: withField(reply.json, field, () => undefined) };
    case 'wrong_type':
      return { ...reply, json: withField(reply.json, field, ofWrongType) };
    case 'wrong_unit': {
      const change = (value: unknown) => otherUnit(value, system.toOtherUnit);
      return { ...reply, json: withField(reply.json, fault.field ?? route.money[0] ?? '', change) };
    }
    case 'wrong_status':
    case 'invalid':
    case 'unauthorized':
    case 'rate_limited':
      return system.refusals[fault.kind];
    case 'empty':
      return { status: 200 };
    case 'html':
      return { status: 200, html: gatewayPage('502 Bad Gateway') };
    default:
      return reply;
  }
}

function checked(fault: Fault, route: Route): Fault {
  const fields = [...route.fields, ...route.money];
  if (fault.field !== undefined && !fields.includes(fault.field))
    throw new Error(`${route.name} has no field ${fault.field}, only ${fields.join(', ')}`);
  if (fault.kind === 'wrong_unit' && route.money.length === 0) throw new Error(`${route.name} has no money`);
  return fault;
}

/** Serves a system over HTTP on the loopback interface, with planted faults and a log of requests. */
export async function serve(system: System, { port, origins }: StartOptions): Promise<Server> {
  const find = finder(system.routes);
  const faults = new Map<string, Fault & { left: number }>();
  const requests: Server['requests'] = [];

  const accessOf = (request: IncomingMessage, preflight: Preflight | null) => {
    const { origin } = request.headers;
    if (origin === undefined || (origins && !origins.includes(origin))) return {};
    return system.cors(origin, preflight);
  };

  function answerPreflight(request: IncomingMessage, response: ServerResponse, path: string): void {
    const method = String(request.headers['access-control-request-method'] ?? '');
    const asked = String(request.headers['access-control-request-headers'] ?? '');
    const headers = asked
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .filter(Boolean);
    const found = find(method, path);
    const call = 'route' in found ? found.route.name : null;
    const isCut = call !== null && faults.get(call)?.kind === 'no_cors';
    const access = isCut ? {} : accessOf(request, { method, headers });
    const status = access === null ? 403 : 204;
    requests.push({ call, method: 'OPTIONS', path, status });
    response.writeHead(status, access ?? {}).end();
  }

  /** The fault of this answer, if it has one. */
  function faultOf({ name }: Route): Fault | null {
    const planted = faults.get(name);
    if (!planted) return null;
    planted.left -= 1;
    if (planted.left <= 0) faults.delete(name);
    return planted;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    if (method === 'OPTIONS') return answerPreflight(request, response, path);
    const body = await bodyOf(request);
    const found = find(method, path);
    const incoming: Incoming = {
      method,
      path,
      query,
      body,
      params: 'params' in found ? found.params : {},
      header: (name) => {
        const value = request.headers[name];
        return Array.isArray(value) ? value.join(', ') : value;
      },
    };
    const route = 'route' in found ? found.route : null;
    const fault = route && faultOf(route);
    const unknown = Object.keys(request.headers).filter((name) => system.unknownHeader?.(name));
    let reply: Reply;
    if (unknown.length > 0) reply = unknownHeaders(unknown);
    else if ('isPathKnown' in found) reply = system.unknownCall(incoming, found.isPathKnown);
    else if (body === null) reply = system.badBody();
    // Faults that say "refused" leave the shop as it was.
    else if (fault && Object.hasOwn(system.refusals, fault.kind)) reply = { status: 200 };
    else reply = found.route.answer(incoming);
    if (fault && route) reply = faulty(reply, fault, route, system);
    requests.push({ call: route?.name ?? null, method, path, status: reply.status });
    send(response, reply, {
      fault,
      path,
      access: fault?.kind === 'no_cors' ? {} : (accessOf(request, null) ?? {}),
    });
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    fault(call, fault) {
      const route = system.routes.find(({ name }) => name === call);
      if (!route) throw new Error(`no such call: ${call}`);
      faults.set(call, { ...checked(fault, route), left: fault.times ?? Infinity });
    },
    clear: () => faults.clear(),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function send(
  response: ServerResponse,
  { status, json, html, headers }: Reply,
  { fault, path, access }: { fault: Fault | null; path: string; access: Readonly<Record<string, string>> },
): void {
  const text = html ?? (json === undefined ? '' : JSON.stringify(json));
  const type = html === undefined ? 'application/json; charset=utf-8' : 'text/html';
  switch (fault?.kind) {
    case 'lost_answer':
      // With headers: Chromium sends a request again, a POST as well, that got no byte over a connection that it used before
      // (net/http/http_network_transaction.cc, ShouldResendRequest).
      response
        .writeHead(status, { ...access, 'content-length': '1000' })
        .write(' ', () => response.destroy());
      return;
    case 'redirect':
      response.writeHead(302, { ...access, location: `${path}/` }).end();
      return;
    default: {
      const sent = fault?.kind === 'truncated' ? text.slice(0, text.length >> 1) : text;
      response
        .writeHead(status, {
          ...access,
          ...(sent && { 'content-type': type }),
          'cache-control': 'no-cache, private',
          ...headers,
        })
        .end(sent);
    }
  }
}
