import { setTimeout } from 'node:timers/promises';
import type { GenericSchema } from 'valibot';
import type { ApiError } from '@vip/api';
import { isApiError, type ApiClient, type Call } from '@vip/api';
import { sendAdapted, type AdapterName, type BackendConfig } from '@vip/api/adapters';
import { createClient, filledPath, type Transport } from '@vip/api/client';
import type {
  Activity,
  MembershipPackageList,
  Order,
  OrderPayload,
  PreparedOrder,
  SmsSent,
  WelfareList,
} from '@vip/api/schema';
import { fromWire, wireName } from '@vip/api/wire';
import type { Capabilities } from '@vip/release-format';
import { adapterFor } from '@vip/release-format/capabilities';
import { callsOf, Needs, type CheckedCall, type Found, type Inputs } from './calls.ts';
import { answerFindings, askedHeaders, preflight } from './cors.ts';
import { diagnosesOf, endOf, unreachableBecause, type Diagnosis, type End } from './diagnosis.ts';
import { describe, misfits, oddForms } from './fields.ts';
import { mergeItems, type Finding } from './finding.ts';
import { causeOf, isRedirect, observing, oddHttp, type Exchange } from './observe.ts';
import { PAGES } from './pages.ts';
import * as plausible from './plausible.ts';

export interface Settings {
  url: string;
  inputs: Inputs;
  /** The session's, with or without "Bearer ". */
  token?: string;
  adapter?: AdapterName;
  datacenterAdapter?: AdapterName;
  /** Of the pages, for the CORS checks. */
  origin?: string;
  /** What the backends are configured with, by their names. */
  capabilities?: Readonly<Record<string, Capabilities>>;
  timeoutMs: number;
}

export type State = 'fits' | 'differs' | 'not offered' | 'not checked';

export interface CallResult {
  /** Backend, method and template. */
  name: string;
  label?: string;
  state: State;
  /** Why it is not offered or not checked. */
  reason?: string;
  findings: Finding[];
  pages: readonly string[];
  /** What was sent to the backend: method and path. */
  sent: string[];
}

/** An order that this check has made. It cannot be cancelled: the contract has no call for that. */
export interface MadeOrder {
  number: string;
  expiresAt: string | null;
  madeBy: string;
}

/** A call and all that was sent and answered for it: material for a fixture. */
export interface Recording {
  name: string;
  call: Call<unknown>;
  exchanges: Exchange[];
}

export interface CheckResult {
  calls: CallResult[];
  orders: MadeOrder[];
  /** Why nothing was reached, if not a single request was answered. */
  unreachable?: string;
  /** By backend: why none of its calls can be compared. */
  diagnoses: Diagnosis[];
}

const bearer = (token: string): string => (/^Bearer /i.test(token) ? token : `Bearer ${token}`);

/** Of `Retry-After`. A backend that wants a longer pause is reported. */
const LONGEST_WAIT_S = 60;

const NOT_PAID_AGAIN = 'configured with pay_again "new": buyers order again once the order is closed';

const NOT_VALID = 'Bearer backend-check-not-a-token';

/** The first request of a call, without sending it. */
async function firstRequest(
  call: Call<unknown>,
  settings: Settings,
  token: string | null,
): Promise<string[]> {
  let names: string[] = [];
  const config = configOf(settings);
  const client = clientOf(settings, token, (request) =>
    sendAdapted(config, settings.inputs.origin, request, ({ headers }) => {
      names = Object.keys(headers);
      return Promise.reject(new TypeError('not sent'));
    }),
  );
  await client.send(call).catch(() => undefined);
  return names;
}

/** As pages have it. */
function configOf({ url, inputs, adapter, datacenterAdapter, capabilities = {} }: Settings): BackendConfig {
  const { backend, datacenter } = inputs;
  const own = adapterFor(adapter, capabilities[backend] ?? {});
  return {
    backends: { ...(datacenter && { datacenter }), [backend]: url },
    adapters: {
      ...(datacenterAdapter && { datacenter: datacenterAdapter }),
      ...(own && { [backend]: own }),
    },
    capabilities,
  };
}

/** Where no key is sent, and nothing may be repeated. */
const hasKeys = ({ inputs, capabilities = {} }: Settings): boolean =>
  capabilities[inputs.backend]?.idempotency !== 'none';

const clientOf = (
  settings: Settings,
  token: string | null,
  transport: Transport,
  log: (error: ApiError) => void = () => undefined,
): ApiClient =>
  createClient({
    backends: configOf(settings).backends,
    pageOrigin: settings.inputs.origin,
    transport,
    token: () => token,
    onUnauthorized: () => undefined,
    log,
    timeoutMs: settings.timeoutMs,
  });

/** What came of a call: as the product's own client sees it. */
interface Outcome {
  value?: unknown;
  error?: ApiError;
  /** Parts that the client left out. */
  dropped: number;
  /** The answer in the contract's form, as text. */
  text: string;
  exchanges: Exchange[];
}

/** Checks a backend, one call after the other. `onRecording`: gets each call with its answers, unless they are errors. */
export async function check(
  settings: Settings,
  onRecording: (recording: Recording) => void = () => undefined,
): Promise<CheckResult> {
  const { inputs, origin, timeoutMs, capabilities = {} } = settings;
  const crossOrigin = crossOriginOf(settings);
  const askedBefore = new Set<string>();
  const config = configOf(settings);
  const found: Found = { packages: [] };
  const orders: MadeOrder[] = [];
  let token = settings.token === undefined ? null : bearer(settings.token);
  let exchanges: Exchange[] = [];
  let isReached = false;
  /** Why the first calls had no answer. */
  const unanswered: string[] = [];
  const ends = new Map<string, End[]>();
  const observed = observing(origin, (exchange) => exchanges.push(exchange));

  /** Waits as long as a backend that has too many requests says, and asks again: 429 says that nothing was done. */
  async function send(call: Call<unknown>, asToken: string | null): Promise<Outcome> {
    for (let waits = 0; ; waits++) {
      const outcome = await sendOnce(call, asToken);
      const { retryAfterS = 1 } = outcome.error?.details ?? {};
      if (outcome.error?.code !== 'rate_limited' || waits === 2 || retryAfterS > LONGEST_WAIT_S)
        return outcome;
      await setTimeout(retryAfterS * 1000);
    }
  }

  async function sendOnce(call: Call<unknown>, asToken: string | null): Promise<Outcome> {
    exchanges = [];
    const outcome: Outcome = { dropped: 0, text: '', exchanges };
    const transport: Transport = async (request) => {
      const answer = await sendAdapted(config, inputs.origin, request, observed);
      outcome.text = await answer.text();
      return answer;
    };
    const client = clientOf(settings, asToken, transport, () => outcome.dropped++);
    try {
      outcome.value = await client.send(call);
    } catch (error) {
      if (!isApiError(error)) throw error;
      outcome.error = error;
      if (error.code === 'timeout') unanswered.push('timeout');
      if (error.code === 'network') unanswered.push(causeOf(error.cause));
    }
    isReached ||= exchanges.length > 0;
    return outcome;
  }

  /** CORS of what was sent: the preflight with all headers that the product may send, then the answer itself. */
  async function corsFindings(call: Call<unknown>, sent: readonly Exchange[]): Promise<Finding[]> {
    if (!crossOrigin) return [];
    const withSession = call.auth === 'none' ? [] : await firstRequest(call, settings, 'Bearer session');
    const first = await firstRequest(call, settings, null);
    const session = withSession.filter((name) => !first.includes(name));
    const findings: Finding[] = [];
    for (const exchange of sent) {
      const asked = askedHeaders([...new Set([...Object.keys(exchange.headers), ...session])]);
      const key = `${exchange.method} ${new URL(exchange.url).pathname} ${asked.join()}`;
      findings.push(...answerFindings(exchange, crossOrigin));
      if (askedBefore.has(key)) continue;
      askedBefore.add(key);
      findings.push(...(await preflight(exchange.url, exchange.method, asked, crossOrigin, timeoutMs)));
    }
    return findings;
  }

  const resultOf = (checked: CheckedCall, state: State, more: Partial<CallResult> = {}): CallResult => ({
    name: checked.name,
    ...(checked.label && { label: checked.label }),
    state,
    findings: [],
    pages: PAGES[checked.name] ?? [],
    sent: [],
    ...more,
  });

  async function run(checked: CheckedCall): Promise<CallResult> {
    if (checked.name.endsWith('/to_pay') && capabilities.datacenter?.payAgain === 'new')
      return resultOf(checked, 'not offered', { reason: NOT_PAID_AGAIN });
    const made = checked.make(inputs, found);
    if (made instanceof Needs)
      return resultOf(checked, 'not checked', { reason: `needs ${made.options.join(' and ')}` });
    const { idempotencyKey: _, ...withoutKey } = made;
    const call = hasKeys(settings) ? made : withoutKey;
    const asToken = checked.expects === 'unauthorized' ? NOT_VALID : token;
    const outcome = await send(call, asToken);
    const { error, value } = outcome;
    const sent = outcome.exchanges.map(sentName);
    if (error?.details.serverCode === 'unsupported_call')
      // "litemall: GET /v1/order/broadcast: shows no orders of others"
      return resultOf(checked, 'not offered', {
        reason: (error.details.serverMessage ?? '').split(': ').slice(2).join(': '),
      });
    const end = endOf(error, outcome.exchanges, checked.expects !== undefined);
    if (end) ends.set(call.backend, [...(ends.get(call.backend) ?? []), end]);
    const isSession = made.auth === undefined || made.auth === 'session';
    if (error?.code === 'unauthorized' && token === null && !checked.expects && isSession)
      return resultOf(checked, 'not checked', { reason: 'needs --token: the backend wants a session', sent });
    const findings: Finding[] = [
      ...outcome.exchanges.flatMap(oddHttp),
      ...(await corsFindings(call, outcome.exchanges)),
      ...(checked.expects
        ? expectedError(checked.expects, call.answer, outcome)
        : bodyFindings(call.answer, outcome, answerExpected(checked))),
    ];
    const isAnswered = !error || error.code === 'malformed';
    if (!checked.expects && isAnswered && outcome.exchanges.every(({ status }) => status < 300))
      onRecording({ name: checked.name, call, exchanges: outcome.exchanges });
    if (value !== undefined && !checked.expects) findings.push(...(await learn(checked, call, value)));
    const merged = mergeItems(findings);
    return resultOf(checked, merged.some(({ level }) => level !== 'odd') ? 'differs' : 'fits', {
      findings: merged,
      sent,
    });
  }

  /** A backend may refuse the field of the key. */
  function answerExpected({ makesOrder }: CheckedCall): string {
    const idempotency = capabilities[inputs.backend]?.idempotency;
    return makesOrder && typeof idempotency === 'object'
      ? `an order, also with its key in the field ${idempotency.field}`
      : 'an answer without an error';
  }

  /** Keeps what later calls need, and compares what was read with what is known. */
  async function learn(
    { name, makesOrder }: CheckedCall,
    call: Call<unknown>,
    value: unknown,
  ): Promise<Finding[]> {
    const now = Date.now();
    if (name.includes('/auth/')) {
      const { token: given, user } = value as { token: string; user?: unknown };
      token ??= bearer(given);
      return user ? [] : [{ level: 'odd', field: 'user', expected: 'the user', came: 'only a token' }];
    }
    if (name.endsWith('/sms/code/login')) return plausible.smsFindings(value as SmsSent);
    if (name.endsWith('/activity')) {
      const activity = value as Activity;
      if (found.packages.length === 0) found.packages = activity.packages;
      return plausible.activityFindings(activity, now);
    }
    if (name.endsWith('/packages/wechat')) {
      const { packages } = value as MembershipPackageList;
      // The last list is that of the phone, if there is one: its prices are those of the order.
      found.packages = packages;
      return plausible.packagesFindings(packages);
    }
    if (name.endsWith('/welfare')) return plausible.welfareFindings(value as WelfareList);
    if (name.endsWith('/broadcast') || name.endsWith('/feedback-list')) {
      const { items } = value as { items: { paidAt?: string; createdAt?: string }[] };
      const field = name.endsWith('/broadcast') ? 'items[].paid_at' : 'items[].created_at';
      return plausible.pastFindings(
        items.map(({ paidAt, createdAt }) => paidAt ?? createdAt),
        field,
        now,
      );
    }
    if (name.includes('/adminOrder/detail/')) {
      found.prepared = value as PreparedOrder;
      return plausible.preparedFindings(found.prepared);
    }
    if (makesOrder) return learnOrder(name, call, value as Order, now);
    if (name.endsWith('/to_pay') && found.order)
      return [
        ...plausible.sameOrderFindings(value as Order, found.order),
        ...plausible.payableFindings(value as Order),
      ];
    if (!found.order || inputs.orderId !== undefined || !/\/orders?\/\{id\}/.test(name)) return [];
    return plausible.sameOrderFindings(value as Order, found.order);
  }

  async function learnOrder(
    name: string,
    call: Call<unknown>,
    order: Order,
    now: number,
  ): Promise<Finding[]> {
    const payload = call.body as OrderPayload;
    const [, packageId] = /\/packages\/([^/]+)\/orders/.exec(filledPath(call)) ?? [];
    const findings = plausible.orderFindings(order, payload, packageId && decodeURIComponent(packageId), now);
    // A backend may answer with an order that it has already: the unpaid one of the same package.
    const note = ({ number, expiresAt }: Order) => {
      if (!orders.some((known) => known.number === number))
        orders.push({ number, expiresAt: expiresAt ?? null, madeBy: name });
    };
    note(order);
    found.order = order;
    const own = capabilities[inputs.backend] ?? {};
    findings.push(...plausible.closingFindings(order, own, now));
    if (call.idempotencyKey === undefined) return findings;
    const again = await send(call, token);
    const repeated = again.value as Order | undefined;
    const { idempotency } = own;
    const field = typeof idempotency === 'object' ? idempotency.field : 'idempotency-key';
    const expected = 'the same order again for the same key';
    if (!repeated) findings.push({ level: 'wrong', field, expected, came: errorName(again) });
    else if (repeated.id !== order.id) {
      note(repeated);
      findings.push({
        level: 'wrong',
        field,
        expected,
        came: 'a second order: one tap may be charged twice',
      });
    } else if (inputs.backend === 'main' && own.payAgain !== 'new')
      // Orders of the others are paid again at the data center.
      findings.push(...plausible.payableFindings(repeated));
    return findings;
  }

  const calls: CallResult[] = [];
  for (const checked of callsOf(inputs.backend)) {
    calls.push(await run(checked));
    // The other calls would only take time.
    if (!isReached && unanswered.length === 3) break;
  }
  const [why] = unanswered;
  const unreachable =
    isReached || why === undefined ? undefined : unreachableBecause(why, settings.url, timeoutMs);
  const diagnoses = diagnosesOf(ends, config.backends, token !== null);
  return { calls, orders, diagnoses, ...(unreachable && { unreachable }) };
}

/** The pages' origin if it is another one than the backend's. */
const crossOriginOf = ({ origin, url }: Settings): string | undefined =>
  origin !== undefined && new URL(url).origin !== origin ? origin : undefined;

const sentName = ({ method, url }: Exchange): string => `${method} ${new URL(url).pathname}`;

function errorName({ error, text }: Outcome): string {
  if (!error) return 'an answer without an error';
  const { status, serverCode } = error.details;
  if (error.code === 'network') return 'no answer: the connection ended';
  if (error.code === 'timeout') return 'no answer in time';
  if (error.code === 'malformed') return bodyKind(text);
  const code = serverCode && /^[\w.-]{1,40}$/.test(serverCode) ? ` with the code ${serverCode}` : '';
  const fields = Object.keys(error.details.fields ?? {}).filter((name) => /^[\w.-]{1,40}$/.test(name));
  const about = fields.length > 0 ? ` about ${fields.join(', ')}` : '';
  return `an error: ${error.code}${status ? ` (${status})` : ''}${code}${about}`;
}

function bodyKind(text: string): string {
  if (text.trim() === '') return 'nothing';
  if (/^\s*</.test(text)) return 'HTML or XML';
  if (text === 'no envelope') return "an answer without the system's envelope";
  try {
    return describe(JSON.parse(text));
  } catch {
    return /^\s*[[{]/.test(text) ? 'JSON that is broken off or has an error' : 'text that is not JSON';
  }
}

/** What the body of an answer, or its being an error, says. */
function bodyFindings(schema: GenericSchema, outcome: Outcome, expected: string): Finding[] {
  const { error, exchanges, text } = outcome;
  if (error && error.code !== 'malformed') {
    // The redirect has been reported.
    if (error.code === 'network' && exchanges.some(({ status }) => isRedirect(status))) return [];
    const failed: Finding = {
      level: 'wrong',
      field: 'the answer',
      expected,
      came: errorName(outcome),
    };
    return [failed, ...messageFindings(outcome)];
  }
  let answer: unknown;
  try {
    answer = JSON.parse(text || 'null') || {};
  } catch {
    return [{ level: 'wrong', field: 'the answer', expected: 'JSON', came: bodyKind(text) }];
  }
  const value = fromWire(answer);
  const enveloped = envelopeFindings(schema, outcome);
  if (enveloped.length > 0) return enveloped;
  return [...misfits(schema, value, error ? 'wrong' : 'dropped'), ...(error ? [] : oddForms(schema, value))];
}

const CODES = ['code', 'errno', 'errcode', 'error_code', 'status', 'success'];
const REST = ['data', 'result', 'msg', 'message', 'errmsg', 'error', 'error_msg'];

/** An answer with status 200 that has code, message and data around, or in place of, what the contract has. */
function envelopeFindings(schema: GenericSchema, { error, text, exchanges }: Outcome): Finding[] {
  if (exchanges.some(({ status }) => status > 299)) return [];
  let answer: unknown;
  try {
    answer = JSON.parse(text || 'null');
  } catch {
    return [];
  }
  const names = Object.keys(answer ?? {});
  const { entries = {} } = schema as { entries?: object };
  const isOwn = Object.keys(entries).some((name) => name !== 'status' && names.includes(wireName(name)));
  const around = [...CODES, ...REST].filter((name) => names.includes(name));
  const isEnvelope = [CODES, REST].every((some) => some.some((name) => around.includes(name)));
  if (isOwn || !isEnvelope) return [];
  return [
    {
      // An answer that may be empty, such as that of an SMS, fits all the same.
      level: error ? 'wrong' : 'odd',
      field: 'the answer',
      expected: 'the fields of the contract without an envelope, and the status of errors',
      came: `${around.join(', ')} with status 200: such a backend needs an adapter`,
    },
  ];
}

/** Buyers see the message of an error. */
function messageFindings({ error }: Outcome): Finding[] {
  if (!error?.details.status) return [];
  return error.details.serverMessage
    ? []
    : [
        {
          level: 'odd',
          field: 'message',
          expected: "the error's text for buyers",
          came: 'nothing: it is missing',
        },
      ];
}

const EXPECTED = {
  'not found': { codes: ['not_found', 'forbidden', 'unauthorized'], text: 'an error: 404' },
  unauthorized: { codes: ['unauthorized'], text: 'an error: 401, so that the app logs the user in again' },
} as const;

function expectedError(expects: keyof typeof EXPECTED, schema: GenericSchema, outcome: Outcome): Finding[] {
  const { codes, text } = EXPECTED[expects];
  const { error } = outcome;
  if (error && (codes as readonly string[]).includes(error.code)) return messageFindings(outcome);
  const enveloped = envelopeFindings(schema, outcome);
  if (enveloped.length > 0) return enveloped;
  return [{ level: 'wrong', field: 'the error', expected: text, came: errorName(outcome) }];
}
