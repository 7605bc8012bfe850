import type { Transport, TransportAnswer, TransportRequest } from '../client/port.ts';
import type {
  AdapterDescription,
  Context,
  ForeignRequest,
  Meaning,
  Refusal,
  Step,
  Translation,
} from './adapter.ts';
import type { CallName } from './contract.ts';
import { has, record, text, type Fields } from './read.ts';

/** An adapter: a transport for calls below `base` (absolute, without a slash at the end) that sends by `next`. */
export type Adapter = ((base: string, next: Transport) => Transport) & { description: AdapterDescription };

/** Statuses by which the client gives its error codes. */
const STATUS: Readonly<Record<Meaning, number>> = {
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  invalid: 422,
  rate_limited: 429,
  server: 500,
};

/** What any call needs; a name and its body belong together only in a description. */
type AnyTranslation = Translation<CallName>;

interface FoundCall {
  name: string;
  /** A text: why the backend cannot answer. */
  translation: AnyTranslation | string;
  params: Record<string, string>;
}

/** An answer of a step, read: its data, or what the client gets in place of the contract's answer. */
type StepResult = { data: unknown } | { failed: TransportAnswer };

/**
 * Makes an adapter from its description. It is called between client and transport: the client's requests are in the contract's
 * form, and the texts that it returns are the contract's, so that the schemas check what was translated.
 */
export function defineAdapter(description: AdapterDescription): Adapter {
  const find = finder(description);
  const adapter = (base: string, next: Transport): Transport => {
    /** The steps up to the one that made the order, by idempotency key. */
    const made = new Map<string, Fields>();
    return async (request) => {
      const found = find(request.method, request.url.slice(base.length));
      if (typeof found.translation === 'string')
        return failure(
          STATUS.server,
          'unsupported_call',
          `${description.name}: ${found.name}: ${found.translation}`,
        );
      return translate(description, found.translation, {
        request,
        params: found.params,
        made,
        send: (foreign, left) => next(foreignRequest(description, base, request, foreign, left)),
      });
    };
  };
  return Object.assign(adapter, { description });
}

/** Finds a call by its method and its path with the query, below the backend's address. */
function finder({ calls }: AdapterDescription): (method: string, path: string) => FoundCall {
  const patterns = Object.keys(calls).map((name) => {
    const [method = '', template = ''] = name.split(' ');
    const names: string[] = [];
    const source = template.replace(/\{(\w+)\}/g, (_, param: string) => {
      names.push(param);
      return '([^/]+)';
    });
    return { name: name as CallName, method, names, pattern: new RegExp(`^${source}$`) };
  });
  return (method, address) => {
    const [path = ''] = address.split('?', 1);
    for (const { name, names, pattern, ...each } of patterns) {
      const match = each.method === method ? pattern.exec(path) : null;
      if (!match) continue;
      const params: Record<string, string> = {};
      names.forEach((param, index) => (params[param] = decodeURIComponent(match[index + 1] ?? '')));
      return { name, translation: calls[name] as AnyTranslation | string, params };
    }
    return {
      name: `${method} ${path.replace(/\/(?!v\d\/)[^/]*\d[^/]*/g, '/{id}')}`,
      translation: 'no such call',
      params: {},
    };
  };
}

/** The query of an address. The last of two values counts; the contract has no name twice. */
function queryOf(url: string): Record<string, string> {
  const query: Record<string, string> = {};
  new URL(url).searchParams.forEach((value, name) => (query[name] = value));
  return query;
}

/** Runs the steps of a call. Rejects as a transport does. */
async function translate(
  description: AdapterDescription,
  { steps, answer }: AnyTranslation,
  {
    request,
    params,
    made,
    send,
  }: {
    request: TransportRequest;
    params: Record<string, string>;
    made: Map<string, Fields>;
    send(foreign: ForeignRequest, leftMs: number): Promise<TransportAnswer>;
  },
): Promise<TransportAnswer> {
  const key = request.headers['idempotency-key'] ?? '';
  const ends = Date.now() + request.timeoutMs;
  const earlier = made.get(key);
  const data: Record<string, unknown> = { ...earlier };
  const context: Context<CallName> = {
    params,
    query: queryOf(request.url),
    body: request.body === undefined ? undefined : JSON.parse(request.body),
    data,
  };
  let isMade = earlier === undefined;
  let headers = new Headers();
  for (const [name, step] of Object.entries(steps) as [string, Step<CallName>][]) {
    const {
      ask,
      makesOrder,
      mayFail,
    }: Exclude<Step<CallName>, (...args: never[]) => unknown> = typeof step === 'function'
      ? { ask: step }
      : step;
    if (!isMade) {
      isMade = makesOrder === true;
      continue;
    }
    const foreign = ask(context);
    if (foreign && 'refused' in foreign) return refusal(foreign);
    if (!foreign) {
      // An order that was found in place of a new one is the key's order as well.
      if (makesOrder && key) made.set(key, { ...data });
      continue;
    }
    const result = await sendStep(foreign, async (each): Promise<StepResult> => {
      // The client has given the call up: an order must not be made now.
      if (Date.now() >= ends || request.signal?.aborted) throw timeout();
      // Loading the adapter and the steps before have taken time.
      if (request.isCurrent?.() === false) throw new TypeError('not sent: the session has changed');
      return send(each, ends - Date.now()).then(
        async (received): Promise<StepResult> => {
          headers = received.headers;
          return readStep(description, received.status, await received.text(), headers);
        },
        (error: unknown): StepResult => {
          if (mayFail && !request.signal?.aborted)
            return { failed: failure(STATUS.server, 'no_answer', name) };
          throw error;
        },
      );
    });
    if ('data' in result) data[name] = result.data;
    else if (!mayFail) return result.failed;
    if (makesOrder && key) made.set(key, { ...data });
  }
  return answered(200, answer(context), headers);
}

/** The requests of a step up to the first that failed. */
async function sendStep(
  foreign: ForeignRequest | readonly ForeignRequest[],
  send: (foreign: ForeignRequest) => Promise<StepResult>,
): Promise<StepResult> {
  if ('path' in foreign) return send(foreign);
  const data: unknown[] = [];
  for (const each of foreign) {
    const result = await send(each);
    if ('failed' in result) return result;
    data.push(result.data);
  }
  return { data };
}

const timeout = (): Error => Object.assign(new Error('given up'), { name: 'TimeoutError' });

const answered = (status: number, body: unknown, headers: Headers): TransportAnswer => ({
  status,
  headers,
  text: () => Promise.resolve(JSON.stringify(body)),
});

const failure = (
  status: number,
  code: string,
  message: string,
  headers = new Headers(),
  fields?: Record<string, string>,
): TransportAnswer => answered(status, { code, message, ...(fields && { fields }) }, headers);

const refusal = ({ refused, code, message }: Refusal): TransportAnswer =>
  failure(STATUS[refused], code, message);

/** A request in the backend's form, with the token and the key where it wants them. */
function foreignRequest(
  { token, idempotency }: AdapterDescription,
  base: string,
  request: TransportRequest,
  { method, path, query = {}, body }: ForeignRequest,
  timeoutMs: number,
): TransportRequest {
  const { authorization, 'idempotency-key': key, 'content-type': _, ...headers } = request.headers;
  if (authorization !== undefined)
    headers[token.header] = token.prefix + authorization.replace(/^Bearer /, '');
  const keyed = key !== undefined && method === 'POST';
  if (keyed && idempotency === 'header') headers['idempotency-key'] = key;
  const withKey = keyed && typeof idempotency === 'object' ? { ...body, [idempotency.field]: key } : body;
  if (withKey) headers['content-type'] = 'application/json';
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  return {
    backend: request.backend,
    url: `${base}${path}${search && `?${search}`}`,
    method,
    headers,
    timeoutMs,
    ...(withKey && { body: JSON.stringify(withKey) }),
    ...(request.signal && { signal: request.signal }),
    ...(request.mayRepeat && { mayRepeat: request.mayRepeat }),
  };
}

/** Opens the envelope of an answer. */
function readStep(
  { envelope, errors, fieldNames }: AdapterDescription,
  status: number,
  body: string,
  headers: Headers,
): StepResult {
  const isFine = status >= 200 && status <= 299;
  let value: unknown;
  try {
    value = body === '' ? undefined : JSON.parse(body);
  } catch {
    // A page of a gateway: the client refuses its text, or takes the status.
    return { failed: { status, headers, text: () => Promise.resolve(isFine ? body : '') } };
  }
  const fields = record(value);
  const code = envelope.code && fields[envelope.code.field];
  const ok = envelope.code?.ok;
  if (isFine && (ok === undefined || code === ok))
    return { data: envelope.data === undefined ? value : fields[envelope.data] };
  // Refused by the client as no JSON, whatever its schema does without.
  if (isFine && code === undefined)
    return { failed: { status, headers, text: () => Promise.resolve('no envelope') } };
  const codeText = text(code, String(status));
  const meaning = has(errors, codeText) ? errors[codeText] : undefined;
  return {
    failed: failure(
      meaning ? STATUS[meaning] : isFine ? STATUS.server : status,
      codeText,
      text(fields[envelope.message], ''),
      headers,
      envelope.fields === undefined ? undefined : messagesOf(fields[envelope.fields], fieldNames ?? {}),
    ),
  };
}

/** The first message of each field, by the contract's names. */
function messagesOf(value: unknown, names: Readonly<Record<string, string>>): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const [name, given] of Object.entries(record(value))) {
    const message: unknown = Array.isArray(given) ? given[0] : given;
    const own = has(names, name) ? names[name]! : name;
    if (typeof message === 'string' && own !== '__proto__') messages[own] = message;
  }
  return messages;
}
