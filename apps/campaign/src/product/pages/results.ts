import { createElement, useMemo, useState } from 'react';
import { useHost, useNavigation, useSession } from '@vip/host';
import { brand as honey } from '@vip/honey/brand.ts';
import { familyOf } from '@vip/main/features/result/result/order-family.ts';
import { askedOrder } from '@vip/main/features/result/upgrade-use/asked-order.ts';
import { centerSeller } from '@vip/main/features/result/upgrade-use/center-seller.ts';
import { CENTER_RESULT, centerOrders } from '@vip/main/shared/orders/upgrade-setup.ts';
import { type ReadSetup, type ResultPage, useEdition, useResult } from '@vip/checkout-react';
import type { Acts } from '../view.ts';
import { shownOrder } from './shop.ts';
import { useShow, useShownSession } from './show.ts';

function useResultView({ view }: ResultPage): void {
  const session = useShownSession();
  const isWaiting = view.status === 'confirming' || view.status === 'unknown';
  const payAgain = isWaiting ? view.payAgain : null;
  const acts: Acts = {
    ...(isWaiting && !view.isChecking && { confirm: view.confirm, leave: view.leave }),
    ...(isWaiting && payAgain && { payAgain }),
    ...('retry' in view && typeof view.retry === 'function' && { retry: view.retry }),
  };
  useShow(
    {
      session,
      kind: 'result',
      shop: null,
      result: {
        status: view.status,
        order: 'order' in view && view.order ? shownOrder(view.order) : null,
        isAsking: isWaiting && view.isAsking,
      },
    },
    acts,
  );
}

interface ReadProps {
  setup: ReadSetup;
  id: string;
  resultToken: string | null;
}

function Read({ setup, id, resultToken }: ReadProps) {
  useResultView(useResult(setup, { id, resultToken }));
  return null;
}

const tokenOf = (token: string | undefined) => (token === undefined || token === '-' ? null : token);

export function MainResult() {
  const { params } = useNavigation();
  const { id = '', token } = params;
  const host = useHost();
  const [{ setup }] = useState(() => familyOf(host.storage, id));
  return createElement(Read, { setup, id, resultToken: tokenOf(token) });
}

export function HoneyResult() {
  const { id = '', token } = useNavigation().params;
  return createElement(Read, { setup: honey, id, resultToken: tokenOf(token) });
}

export function UpgradeUse() {
  const { query } = useNavigation();
  const session = useSession();
  const { scope, family, resultQuery } = centerSeller(session.clientType, query, useEdition());
  const asked = askedOrder(query, session.status);
  const setup = useMemo(
    (): ReadSetup => ({
      scope,
      family,
      reads: 'datacenter',
      resultTemplate: CENTER_RESULT + resultQuery,
      orders: centerOrders,
    }),
    [scope, family, resultQuery],
  );
  return asked.kind === 'read' ? createElement(Read, { setup, ...asked }) : createElement(Unread);
}

/** The result page before it knows whose order to read. */
function Unread() {
  const session = useShownSession();
  useShow({ session, kind: 'waiting', shop: null, result: null }, {});
  return null;
}
