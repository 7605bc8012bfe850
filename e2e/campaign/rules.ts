import type { State } from '../fixtures/control.ts';
import { storedIn } from '../page-objects/storage.ts';
import { ownOrders, type Book, type Ordered } from './book.ts';
import type { Device } from './device.ts';
import type { Screen } from './screen.ts';

const DAY = 24 * 3600_000;
/** A purchase continues after a login within five minutes, plus a margin for a slow server. */
const TAP_IS_GOOD_FOR = 7 * 60_000;
/** How long a page may take to follow its app, ms. */
const FOLLOWS_IN = 3000;
const yuan = (fen: number | null) => (fen === null ? 'nothing' : `¥${(fen / 100).toFixed(2)}`);
const orderIdIn = (url: string): string | null => {
  const { pathname, searchParams } = new URL(url);
  return searchParams.get('order') ?? /^\/result\w*\/[^/]+\/(\w+)\//.exec(pathname)?.[1] ?? null;
};

/** A cashier opens only for the screen at a tap on pay. */
async function checkCashier(
  device: Device,
  book: Book,
  opened: NonNullable<Screen['cashier']>,
): Promise<void> {
  if (opened.trade === '' || book.trades.has(opened.trade)) return;
  book.trades.add(opened.trade);
  const tab = device.presentTab();
  const tap = book.armed.get(tab);
  book.armed.delete(tab);
  if (!tap) return book.report('tap', 'a cashier opened without a tap on pay');
  if (device.now() - tap.at > TAP_IS_GOOD_FOR)
    book.report(
      'tap',
      `a cashier opened ${Math.round((device.now() - tap.at) / 60_000)} minutes after the tap`,
    );
  if (tap.amount !== null && tap.amount !== opened.amount)
    book.report('amount', `${yuan(tap.amount)} shown (${tap.kind}), ${yuan(opened.amount)} in the cashier`);
  const order = (await device.control.state()).orders.find(({ number }) => number === opened.number);
  if (order && order.asked_package_id !== order.package.id)
    book.report('amount', `${order.asked_package_id} was asked for, the cashier sells ${order.package.id}`);
}

/** Invalid screens, checked after each step. */
export async function checkScreen(device: Device, book: Book, screen: Screen | null): Promise<void> {
  if (!screen) return;
  if (screen.url.startsWith('chrome-error:')) {
    if (!book.isStranded) book.report('blank', 'the page has left for the browser’s error page');
    return;
  }
  // Back before the start of the visit.
  if (screen.url === 'about:blank') return;
  if (screen.cashier) await checkCashier(device, book, screen.cashier);
  else if (screen.length === 0) book.report('blank', `nothing is on ${new URL(screen.url).pathname}`);
  else book.urls.add(screen.url);
  if (screen.result?.startsWith('支付成功')) {
    const id = orderIdIn(screen.url);
    const order = (await device.control.state()).orders.find((one) => one.id === id);
    if (order && order.status !== 'paid')
      book.report('unpaid shown', `支付成功 for an order that is ${order.status}`);
  }
  if (screen.notices.some((text) => text.includes('其他页面支付成功')) || screen.strip?.includes('支付成功'))
    for (const { order } of ownOrders(book, await device.control.state()))
      if (order.status === 'paid' && !book.seen.has(order.id)) book.seen.set(order.id, device.now());
}

/** The ordering user is the shown one and the one of the prices. */
function checkPerson(
  device: Device,
  book: Book,
  { session, listSession, body, tap, at, orderId }: Ordered,
  { users }: State,
): void {
  if (!tap) book.report('tap', 'an order was asked for without a tap on pay');
  if (!orderId) return;
  if (listSession !== null && listSession !== session)
    book.report('person', 'an order in another session than its prices were asked for');
  const owner = book.owners.get(session);
  const { appUser } = book;
  if (
    appUser &&
    owner &&
    at - appUser.at > FOLLOWS_IN &&
    owner !== appUser.userId &&
    !book.loggedIn.has(owner)
  )
    book.report('person', `an order for ${owner} while the app’s user is ${appUser.userId ?? 'none'}`);
  if (body.phone === undefined && body.user_id === undefined) return;
  if (session !== '') {
    // The number that the session's user typed to log in may be in the order, and no other.
    const isOwn = users.some(({ id, phone }) => id === owner && phone === body.phone);
    if (body.user_id !== undefined || !isOwn)
      book.report('beneficiary', 'an order names another person than the user of its session');
  } else if (tap && !tap.beneficiary) book.report('beneficiary', 'who gets it was not on the screen');
}

async function checkConsents(device: Device, book: Book, state: State): Promise<void> {
  const queued = await storedIn(device.present()).then(
    ({ local }) => Object.values(local).join(),
    () => '',
  );
  for (const { order, ordered } of ownOrders(book, state)) {
    const { tap } = ordered ?? {};
    if (!tap || (tap.kind !== 'pay' && tap.kind !== 'accept')) continue;
    const named = order.consents.map(({ document }) => document);
    const notGiven = named.filter((document) => !ordered?.agreed?.documents.has(document));
    if (notGiven.length > 0) book.report('consent', `no consent to ${notGiven.join(' ')}`);
    if (tap.renews && !ordered?.agreed?.inSheet)
      book.report('consent', `${order.package.name} renews and was not agreed to in the sheet`);
    if ([...named].sort().join() !== [...tap.documents].sort().join())
      book.report(
        'consent',
        `the order names ${named.join(' ')}, on the screen were ${tap.documents.join(' ')}`,
      );
    for (const { document, version } of order.consents) {
      const isLogged =
        queued.includes(`"document":"${document}"`) ||
        state.events.some(
          ({ name, props }) =>
            name === 'consent' && props['document'] === document && props['version'] === version,
        );
      if (!isLogged) book.report('consent', `no event for ${document}`);
    }
  }
}

/** Results count from their first appearance. */
function noteResults(device: Device, book: Book): void {
  for (const { url, at } of device.results) {
    const id = orderIdIn(url);
    if (id && !book.seen.has(id)) book.seen.set(id, at);
  }
}

/** One purchase is one charge: a second one only after the result of the first was on the screen. */
function checkDouble(book: Book, state: State): void {
  const charged = ownOrders(book, state)
    .filter(({ net }) => net > 0)
    .map((one) => ({
      ...one,
      at: one.ordered?.at ?? Infinity,
      asked: one.ordered?.tap?.at ?? one.ordered?.at ?? Infinity,
    }))
    .sort((a, b) => a.at - b.at);
  for (const { order, net } of charged)
    if (net > 1) book.report('double', `order ${order.number} was charged ${net} times`);
  charged.forEach((later, index) => {
    for (const earlier of charged.slice(0, index)) {
      if (earlier.order.brand !== later.order.brand || earlier.order.buyer !== later.order.buyer) continue;
      if (later.at - earlier.at > DAY - 3600_000) continue;
      if (book.wipedAt.some((at) => at >= earlier.at && at <= later.at)) continue;
      const seenAt = book.seen.get(earlier.order.id);
      if (seenAt !== undefined && seenAt <= later.asked) continue;
      book.report(
        'double',
        `${yuan(earlier.order.amount)} and ${yuan(later.order.amount)} charged for one purchase of ${later.order.package.name}`,
      );
    }
  });
}

/** No token, phone number or address in an event or in the address of a page. */
function checkPrivate(device: Device, state: State, book: Book): void {
  const known = [...book.owners.keys()].map((token) => token.replace('Bearer ', ''));
  const secrets = [
    ...known,
    ...state.sms.map(({ phone }) => phone),
    ...state.orders.flatMap(({ result_token, address }) => [
      result_token ?? '',
      address?.phone ?? '',
      address?.street ?? '',
    ]),
  ].filter((secret) => secret.length > 5 && !device.plan.address.includes(secret));
  const events = JSON.stringify(state.events);
  for (const secret of secrets) {
    if (events.includes(secret)) book.report('private', 'an event holds a token, a number or an address');
    for (const url of book.urls)
      if (decodeURIComponent(url).includes(secret)) book.report('private', `a secret is in ${url}`);
  }
}

/**
 * Payments that the page does not show although the link was opened again. `paid` has the orders paid before that:
 * a page cannot show a payment that the wallet reports a moment later.
 */
export async function missingPayments(
  device: Device,
  book: Book,
  screen: Screen | null,
  paid: readonly string[],
): Promise<string[]> {
  const state = await device.control.state();
  noteResults(device, book);
  const token = await storedIn(device.present()).then(
    ({ local }) => local['auth.token'] ?? '',
    () => '',
  );
  const isUnpaidShown = screen?.strip?.includes('待支付');
  // A page that leads to a confirmation page buys nothing.
  const isSelling =
    screen?.pay &&
    !/^立即购买/.test(screen.pay.text) &&
    !screen.strip &&
    screen.dialogs.length === 0 &&
    !screen.result;
  if (!isUnpaidShown && !isSelling) return [];
  return ownOrders(book, state)
    .filter(
      ({ order, ordered }) =>
        paid.includes(order.id) &&
        ordered?.session === token &&
        !book.seen.has(order.id) &&
        device.now() - ordered.at <= DAY - 3600_000 &&
        !book.wipedAt.some((at) => at >= ordered.at),
    )
    .map(({ order }) =>
      isUnpaidShown
        ? `the strip shows unpaid, ${order.package.name} is paid`
        : `${order.package.name} is paid, and the page does not show it`,
    );
}

/** Checked when everything is idle. */
export async function checkEnd(device: Device, book: Book): Promise<void> {
  const state = await device.control.state();
  noteResults(device, book);
  for (const ordered of book.ordered) checkPerson(device, book, ordered, state);
  await checkConsents(device, book, state);
  checkDouble(book, state);
  checkPrivate(device, state, book);
}
