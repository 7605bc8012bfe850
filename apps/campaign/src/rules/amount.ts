import { yuan, type CreateRule } from './rule.ts';

/** What a cashier asks for is what was on the screen at the last tap on pay. */
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
