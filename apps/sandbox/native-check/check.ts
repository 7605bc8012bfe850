import {
  BridgeError,
  connectBridge,
  detectEnvironment,
  type BridgeErrorCode,
  type BridgeWindow,
  type Environment,
  type HandOver,
  type NativeBridge,
} from '@vip/bridge';
import { loadChannel } from '@vip/bridge/connect';
import { createNativeBridge } from '@vip/bridge/native-bridge';
import { describeValue, inspectHandOver, type FieldLine } from './hand-over-fields.ts';
import { watchPolicy } from './policy-violations.ts';
import { CHECK_IDS, type CheckId, type Problem } from './texts.ts';

export type Status = 'pass' | 'fail' | 'not_done' | 'running';

export interface Result {
  status: Status;
  /** How long the app took, ms. */
  ms: number | null;
  /** When it was known, ms since 1970. */
  at: number | null;
  problems: readonly Problem[];
  fields: readonly FieldLine[];
}

export interface CheckState {
  results: Readonly<Record<CheckId, Result>>;
  environment: Environment;
  protocol: string | null;
  /** How the last answer was encoded. */
  form: 'object' | 'json' | null;
  isRunning: boolean;
  /** The title that was sent; null unless the page waits for what the engineer sees. */
  sentTitle: string | null;
}

/** The checks of one page. Every method shows its result in the state; none rejects. */
export interface NativeCheck {
  get(): CheckState;
  subscribe(listener: () => void): () => void;
  violations(): readonly string[];
  /** All checks that need no action: connects once, then asks again each time. */
  run(): Promise<void>;
  sendTitle(): void;
  confirmTitle(isShown: boolean): void;
  /** From now on until the next back press, onBack is answered true. */
  awaitBack(): void;
  logOut(): Promise<void>;
  tryPay(): Promise<void>;
}

/** Longest wait for a bridge, ms; pages look for less time, a slow injection is named all the same. */
const CONNECT_MS = 10_000;
/** The page's own limit for getUserInfo, ms. */
const LIMIT_MS = 3000;
/** How long a late answer is waited for after that, ms: to tell it from none. */
const LATE_MS = 7000;
const SLOW_MS = 1000;
/** A payment without an answer is reported after this, ms. */
const PAY_SILENT_MS = 60_000;
/** When the user is asked for after unlogin, ms. */
const AFTER_UNLOGIN_MS = [300, 700, 1500] as const;

/** No backend has such an order: a cashier that looks it up refuses it. Never put parameters of a wallet here. */
export const TEST_PAYMENT: Readonly<Record<string, string>> = {
  trade: 'NATIVE-CHECK-NOT-AN-ORDER',
  native_check: '1',
};

type Channel = Parameters<typeof createNativeBridge>[2];

/** One call to the app, as its channel saw it. */
interface Exchange {
  name: string;
  sentAt: number;
  answers: { at: number; value: unknown }[];
  isRefused: boolean;
}

/** The channel, with every call of the page and its answers kept. */
function recorded(channel: Channel, exchanges: Exchange[]): Channel {
  return {
    call(name, data, answered, refused) {
      const exchange: Exchange = { name, sentAt: Date.now(), answers: [], isRefused: false };
      exchanges.push(exchange);
      channel.call(
        name,
        data,
        (value) => {
          exchange.answers.push({ at: Date.now(), value });
          answered(value);
        },
        () => {
          exchange.isRefused = true;
          refused();
        },
      );
    },
    listen: (name, handler) => channel.listen(name, handler),
  };
}

const NOT_DONE: Result = { status: 'not_done', ms: null, at: null, problems: [], fields: [] };

/** Globals by which bridges are known, for the advice when none can be called. */
const GLOBALS = [
  'WebViewJavascriptBridge',
  'WKWebViewJavascriptBridge',
  '_dsbridge',
  'sisterBridge',
  'Capacitor',
  'flutter_inappwebview',
  'ReactNativeWebView',
];

const codeOf = (error: unknown): BridgeErrorCode => (error instanceof BridgeError ? error.code : 'absent');

type Outcome = { handOver: HandOver } | { code: BridgeErrorCode };

const hasUser = ({ token, user }: HandOver): boolean => token !== null || user !== null;

export function createNativeCheck(
  window: BridgeWindow,
  { userAgent = window.navigator.userAgent }: { userAgent?: string } = {},
): NativeCheck {
  const openedAt = Date.now();
  const policy = watchPolicy(window.document);
  const wxEnvironment = window.__wxjs_environment;
  const environment = detectEnvironment(userAgent, {
    touchPoints: window.navigator.maxTouchPoints,
    ...(typeof wxEnvironment === 'string' && { wxEnvironment }),
  });
  const exchanges: Exchange[] = [];
  const listeners = new Set<() => void>();
  let bridge: NativeBridge | null = null;
  let handOver: HandOver | null = null;
  let isBackAwaited = false;
  let titles = 0;
  let state: CheckState = {
    results: Object.assign({}, ...CHECK_IDS.map((id) => ({ [id]: NOT_DONE }))) as Record<CheckId, Result>,
    environment,
    protocol: null,
    form: null,
    isRunning: false,
    sentTitle: null,
  };

  const wait = (ms: number): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, ms));

  function change(some: Partial<CheckState>): void {
    state = { ...state, ...some };
    listeners.forEach((listener) => listener());
  }
  function finish(id: CheckId, status: Status, more: Partial<Omit<Result, 'status' | 'at'>> = {}): void {
    const at = status === 'pass' || status === 'fail' ? Date.now() : null;
    change({ results: { ...state.results, [id]: { ...NOT_DONE, ...more, status, at } } });
  }

  function checkUserAgent(): void {
    const isMarked = /\bSisterApp\/\d/.test(userAgent);
    const detail = `${environment.host} / ${environment.platform}`;
    finish('userAgent', isMarked ? 'pass' : 'not_done', {
      problems: isMarked ? [] : [{ code: 'no_token', detail }],
    });
  }

  /** What the policy blocked that explains a failure. */
  function policyProblem(): Problem | null {
    if (policy.isEvalBlocked()) return { code: 'eval_blocked' };
    const frame = policy.blockedFrame();
    return frame === null ? null : { code: 'frame_blocked', detail: frame };
  }

  function whyNoBridge(): Problem {
    const blocked = policyProblem();
    if (blocked) return blocked;
    const found = GLOBALS.filter((name) => window[name] !== undefined && window[name] !== null);
    if (found.length > 0 && environment.webView)
      return { code: 'incomplete_bridge', detail: found.join(', ') };
    return environment.webView
      ? { code: 'no_bridge', detail: String(CONNECT_MS / 1000) }
      : { code: 'not_a_web_view', detail: `${environment.host} / ${environment.platform}` };
  }

  function onPush(data: unknown): boolean {
    if (data === undefined || data === null || data === '') {
      finish('refreshUserInfo', 'pass', { problems: [{ code: 'push_without_data' }] });
      if (!state.isRunning) void run();
      return true;
    }
    const { handOver: pushed, problem, fields } = inspectHandOver(data);
    finish('refreshUserInfo', pushed ? 'pass' : 'fail', { problems: problem ? [problem] : [], fields });
    return pushed !== null;
  }

  function onBack(): boolean {
    const isUsed = isBackAwaited;
    isBackAwaited = false;
    finish('onBack', 'pass', { problems: [{ code: 'left_page' }] });
    return isUsed;
  }

  async function connect(): Promise<NativeBridge | null> {
    finish('connect', 'running');
    try {
      const { protocol } = await connectBridge(window, environment, { timeoutMs: CONNECT_MS });
      const ms = Date.now() - openedAt;
      const module = await loadChannel[protocol]();
      // The same channel once more, so that the answers are seen as the app sent them.
      const made = createNativeBridge(window, protocol, recorded(module.open(window), exchanges));
      made.register('refreshUserInfo', onPush);
      made.register('onResume', () => {
        finish('onResume', 'pass');
        return true;
      });
      made.register('onBack', onBack);
      const problems: Problem[] = ms > LIMIT_MS ? [{ code: 'late_bridge', detail: String(ms) }] : [];
      finish('connect', 'pass', { ms, problems });
      change({ protocol });
      return made;
    } catch {
      finish('connect', 'fail', { problems: [whyNoBridge()] });
      return null;
    }
  }

  /** One question, and its call as the channel saw it. */
  function ask(connected: NativeBridge): { exchange: Exchange | undefined; outcome: Promise<Outcome> } {
    const answer = connected.getUserInfo();
    return {
      exchange: exchanges[exchanges.length - 1],
      outcome: answer.then(
        (given) => ({ handOver: given }),
        (error: unknown) => ({ code: codeOf(error) }),
      ),
    };
  }

  /** Waits until a silent app answers after all; the ms it took, or null. */
  async function lateAnswer(exchange: Exchange): Promise<number | null> {
    const end = Date.now() + LATE_MS;
    while (exchange.answers.length === 0 && Date.now() < end) await wait(100);
    const first = exchange.answers[0];
    return first ? first.at - exchange.sentAt : null;
  }

  async function checkAnswer(connected: NativeBridge): Promise<void> {
    finish('answer', 'running');
    const { exchange, outcome: pending } = ask(connected);
    const outcome = await pending;
    if (!exchange || ('code' in outcome && outcome.code === 'absent')) {
      finish('answer', 'fail', { problems: [{ code: 'refused' }] });
      return;
    }
    if ('code' in outcome && outcome.code === 'timeout') {
      const ms = await lateAnswer(exchange);
      const silent = policyProblem() ?? ({ code: 'no_answer' } as const);
      finish('answer', 'fail', {
        ms,
        problems: [ms === null ? silent : { code: 'late_answer', detail: String(ms) }],
      });
    } else {
      const [first] = exchange.answers;
      const ms = first ? first.at - exchange.sentAt : null;
      const isSlow = ms !== null && ms > SLOW_MS;
      finish('answer', 'pass', { ms, problems: isSlow ? [{ code: 'slow_answer' }] : [] });
    }
    const [first] = exchange.answers;
    if (first) checkHandOver(first.value);
  }

  function checkHandOver(raw: unknown): void {
    const { handOver: given, problem, fields, form } = inspectHandOver(raw);
    handOver = given;
    change({ form });
    // Pages leave out what is wrong, and accept the rest.
    const isWrong = !given || fields.some(({ state: field }) => field === 'wrong');
    finish('fields', isWrong ? 'fail' : 'pass', { problems: problem ? [problem] : [], fields });
    if (!given) return;
    const { token, user } = given;
    if (token !== null && user !== null) finish('user', 'pass');
    else if (token !== null) finish('user', 'pass', { problems: [{ code: 'usertoken_only' }] });
    else if (user !== null) finish('user', 'fail', { problems: [{ code: 'userinfo_only' }] });
    else {
      finish('noUser', 'pass');
      if (state.results.user.status !== 'pass')
        finish('user', 'not_done', { problems: [{ code: 'log_in' }] });
    }
    if (state.results.noUser.status === 'not_done')
      finish('noUser', 'not_done', { problems: [{ code: 'log_out' }] });
    for (const id of ['setTitle', 'pay'] as const) {
      if (state.results[id].status !== 'not_done') continue;
      const isDeclared = given.handlers.indexOf(id) >= 0;
      finish(id, 'not_done', { problems: isDeclared ? [] : [{ code: 'undeclared' }] });
    }
  }

  async function checkTogether(connected: NativeBridge): Promise<void> {
    finish('together', 'running');
    const start = Date.now();
    const outcomes = await Promise.all([ask(connected).outcome, ask(connected).outcome]);
    const answered = outcomes.filter((one) => !('code' in one && one.code !== 'malformed')).length;
    finish('together', answered === 2 ? 'pass' : 'fail', {
      ms: answered === 2 ? Date.now() - start : null,
      problems: answered === 2 ? [] : [{ code: 'lost_answer', detail: String(answered) }],
    });
  }

  async function run(): Promise<void> {
    if (state.isRunning) return;
    change({ isRunning: true });
    checkUserAgent();
    // Results of an earlier run, in case the app answers no more.
    finish('fields', 'not_done');
    finish('together', 'not_done');
    bridge ??= await connect();
    if (bridge) {
      await checkAnswer(bridge);
      if (state.results.answer.status === 'pass') await checkTogether(bridge);
    }
    change({ isRunning: false });
  }

  async function logOut(): Promise<void> {
    const before = handOver?.token ?? null;
    if (!bridge || state.isRunning) return;
    if (before === null) {
      finish('unlogin', 'not_done', { problems: [{ code: 'log_in' }] });
      return;
    }
    change({ isRunning: true });
    finish('unlogin', 'running');
    const start = Date.now();
    bridge.unlogin();
    let last: Outcome = { code: 'timeout' };
    for (const ms of AFTER_UNLOGIN_MS) {
      await wait(ms);
      last = await ask(bridge).outcome;
      if ('handOver' in last && last.handOver.token !== before) break;
    }
    change({ isRunning: false });
    const ms = Date.now() - start;
    if ('code' in last) {
      finish('unlogin', 'fail', { problems: [{ code: 'no_answer_after_unlogin' }] });
      return;
    }
    if (last.handOver.token === before) {
      const isRefused = exchanges.some(({ name, isRefused: was }) => name === 'unlogin' && was);
      const problems: Problem[] = [{ code: 'still_logged_in' }];
      if (isRefused) problems.push({ code: 'refused' });
      finish('unlogin', 'fail', { problems });
      return;
    }
    handOver = last.handOver;
    if (!hasUser(last.handOver)) finish('noUser', 'pass');
    finish('unlogin', 'pass', {
      ms,
      problems: last.handOver.token === null ? [] : [{ code: 'other_token' }],
    });
  }

  async function tryPay(): Promise<void> {
    if (!bridge || state.results.pay.status === 'running') return;
    if (!handOver || handOver.handlers.indexOf('pay') < 0) {
      finish('pay', 'not_done', { problems: [{ code: 'undeclared' }] });
      return;
    }
    finish('pay', 'running');
    const start = Date.now();
    const timer = window.setTimeout(
      () =>
        finish('pay', 'fail', {
          problems: [{ code: 'pay_silent', detail: String(PAY_SILENT_MS / 1000) }],
        }),
      PAY_SILENT_MS,
    );
    const asked = bridge.pay({ ...TEST_PAYMENT });
    try {
      const answer = await asked;
      const ms = Date.now() - start;
      if (answer === 'ok') finish('pay', 'fail', { ms, problems: [{ code: 'pay_ok' }] });
      else finish('pay', 'pass', { ms, problems: [{ code: 'pay_answered', detail: answer }] });
    } catch (error) {
      const call = exchanges.filter(({ name }) => name === 'pay').pop();
      const problem: Problem =
        codeOf(error) === 'malformed'
          ? { code: 'pay_answer', detail: describeValue(call?.answers[0]?.value) }
          : { code: 'refused' };
      finish('pay', 'fail', { problems: [problem] });
    }
    window.clearTimeout(timer);
  }

  function sendTitle(): void {
    if (!bridge) return;
    if (!handOver || handOver.handlers.indexOf('setTitle') < 0) {
      finish('setTitle', 'not_done', { problems: [{ code: 'undeclared' }] });
      return;
    }
    titles += 1;
    const sentTitle = `自检 ${String(Date.now()).slice(-4)}-${titles}`;
    bridge.setTitle(sentTitle);
    finish('setTitle', 'running', { problems: [{ code: 'title_question', detail: sentTitle }] });
    change({ sentTitle });
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    violations: policy.list,
    run,
    sendTitle,
    confirmTitle(isShown) {
      if (state.sentTitle === null) return;
      const isRefused = exchanges.some(({ name, isRefused: was }) => name === 'setTitle' && was);
      const problems: Problem[] = isShown ? [] : [{ code: isRefused ? 'refused' : 'title_missing' }];
      finish('setTitle', isShown ? 'pass' : 'fail', { problems });
      change({ sentTitle: null });
    },
    awaitBack() {
      isBackAwaited = true;
      finish('onBack', 'running');
    },
    logOut,
    tryPay,
  };
}
