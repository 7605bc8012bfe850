import { type CreateRule, senderOf, type Tap, yuan } from './rule.ts';

/** A purchase continues after a login within five minutes; more for a slow server. */
const GOOD_FOR_MS = 7 * 60_000;

/** A cashier opens, and an order is made, only as a consequence of a fresh tap on pay. */
export const tapRule: CreateRule = ({ report, now }) => {
  const check = (what: string, tap: Tap | null) => {
    if (!tap) report('tap', `${what} without a tap on pay`);
    else if (now() - tap.at > GOOD_FOR_MS)
      report('tap', `${what} ${Math.round((now() - tap.at) / 60_000)} minutes after the tap on pay`);
  };
  return {
    onArrival(_life, { made }, { tap }) {
      if (made) check('an order was made', tap);
    },
    onCashier(_tab, _order, tap) {
      check('a cashier opened', tap);
    },
  };
};

/** The cashier's amount is the one shown at the last tap on pay. */
export const amountRule: CreateRule = ({ report }) => ({
  onCashier(_tab, order, tap) {
    if (!tap) return;
    if (tap.amount !== order.amount)
      report(
        'amount',
        `${yuan(tap.amount)} shown at the tap (${tap.kind}), ${yuan(order.amount)} in the cashier`,
      );
    else if (tap.packageId !== null && tap.packageId !== order.package_id)
      report('amount', `package ${tap.packageId} shown at the tap, ${order.package_id} in the cashier`);
  },
});

/**
 * A link must not decide who gets a membership, and a backend that follows the phone number of an order must find the user
 * of its session: it is the number that this user typed to log in.
 */
export const beneficiaryRule: CreateRule = ({ report, server }) => ({
  onArrival(_life, { request, made }, { tap }) {
    if (!made) return;
    const { phone, user_id } = JSON.parse(request.body ?? '{}') as { phone?: string; user_id?: string };
    if (phone === undefined && user_id === undefined) return;
    if (request.headers['authorization']) {
      if (user_id !== undefined) report('beneficiary', 'a link names who gets it, beside a session');
      else if (server.user(phone ?? '')?.id !== senderOf(server, request))
        report('beneficiary', "the number of an order is not that of the session's user");
    } else if (!tap?.beneficiary) report('beneficiary', 'who gets it was not on the screen');
  },
});

const FRESH_MS = 10 * 60_000;
/** ms that a request may take. */
const SLACK_MS = 60_000;

const isList = (path: string) => /\/packages\/(wechat|welfare)|\/v1\/activity/.test(path);

/** The price of an order was requested recently in the same session. */
export const freshRule: CreateRule = ({ report, now }) => {
  /** By tab and token: when the server last answered with a list. */
  const lists = new Map<string, number>();
  const hasList = new Set<number>();
  return {
    onArrival({ tab }, { request, answer, made }) {
      const token = request.headers['authorization'];
      if (request.method === 'GET' && isList(request.path) && answer?.status === 200)
        lists.set(`${tab} ${token}`, now());
      if (isList(request.path)) hasList.add(tab);
      if (!made || made.backend === 'main.prepared' || !/\/packages\//.test(request.path)) return;
      if (!hasList.has(tab)) return;
      const askedAt = lists.get(`${tab} ${token}`);
      if (askedAt === undefined) return report('fresh', 'the price was asked for in another session');
      const age = now() - askedAt;
      if (age > FRESH_MS + SLACK_MS) report('fresh', `the price is ${Math.round(age / 60_000)} minutes old`);
    },
  };
};

const SECRET = /(?<!\d)1[3-9]\d{9}(?!\d)|(?:st|rt)_[0-9a-f]{48}|文三路/;

/** No event has a token, a phone number or an address. */
export const privateRule: CreateRule = ({ report, sentEvents, device }) => ({
  onEnd() {
    const all = [...sentEvents, device.local.map.get('events.queue') ?? ''];
    if (all.some((text) => SECRET.test(text)))
      report('private', 'an event holds a token, a number or an address');
  },
});
