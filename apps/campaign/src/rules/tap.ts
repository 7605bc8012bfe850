import type { CreateRule, Tap } from './rule.ts';

/** A login within five minutes goes on; a little more for a slow server. */
const GOOD_FOR_MS = 7 * 60_000;

/** A cashier opens, and an order is made, only as a consequence of a fresh tap on pay. */
export const tapRule: CreateRule = ({ report, armed, now }) => {
  const check = (what: string, tap: Tap | null) => {
    if (!tap) report('tap', `${what} without a tap on pay`);
    else if (now() - tap.at > GOOD_FOR_MS)
      report('tap', `${what} ${Math.round((now() - tap.at) / 60_000)} minutes after the tap on pay`);
  };
  return {
    onArrival({ tab }, { made }) {
      if (made) check('an order was made', armed.get(tab) ?? null);
    },
    onCashier(_tab, _order, tap) {
      check('a cashier opened', tap);
    },
  };
};
