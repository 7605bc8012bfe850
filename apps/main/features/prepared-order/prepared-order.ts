import { useMemo } from 'react';
import { getPreparedOrder, type ApiError, type PreparedOrder, type PreparedOption } from '@vip/api';
import { useQuery, type QueryState, type KeyValue } from '@vip/host';
import { useRefresh, type Freshness, clockText, dayText } from '@vip/checkout-react';
import { readPendings } from '@vip/checkout';
import { PREPARED_FAMILY } from '../../shared/orders/prepared-setup.ts';

/** An option by its name without its contents: [] if the name has none. */
export type NamedOption = PreparedOption & { contents: readonly string[] };
export type NamedOrder = Omit<PreparedOrder, 'options'> & { options: NamedOption[] };

export type PreparedView =
  | { status: 'loading' }
  /** Unknown id, or withdrawn. */
  | { status: 'missing' }
  | { status: 'error'; error: ApiError }
  | { status: 'ready'; order: NamedOrder };

export interface Prepared extends Freshness {
  view: PreparedView;
  /** Loads again after an error. */
  retry(): void;
}

/** Loads the order that customer service prepared, again for each session. */
export function usePreparedOrder(id: string): Prepared {
  const { state, ...called } = useQuery(`prepared ${id}`, id ? getPreparedOrder(id) : null);
  useRefresh(called);
  return { ...called, view: useMemo(() => viewOf(state), [state]) };
}

function viewOf(state: QueryState<PreparedOrder>): PreparedView {
  if (state.status === 'ready')
    return { status: 'ready', order: { ...state.data, options: state.data.options.map(namedOption) } };
  return state.status === 'error' && state.error.code === 'not_found' ? { status: 'missing' } : state;
}

/** `open` if something can be bought; otherwise the reason why not. */
type PreparedOrderStatus = 'open' | 'expired' | 'ordered' | 'sold_out';

/**
 * The status at `now` (server time, ms): the order may have expired since the server reported `open`. `reservedPid` is
 * the option with an unpaid order on this device: its piece is reserved, so it can be bought without stock.
 */
export function preparedOrderStatus(
  order: PreparedOrder,
  now: number,
  reservedPid: string | null = null,
): PreparedOrderStatus {
  if (order.status !== 'open') return order.status;
  if (Date.parse(order.expiresAt) <= now) return 'expired';
  return order.options.some((option) => canBuy(option, reservedPid)) ? 'open' : 'sold_out';
}

export const canBuy = (option: PreparedOption, reservedPid: string | null = null): boolean =>
  option.stock > 0 || option.pid === reservedPid;

/** A stock of more pieces is not mentioned. */
const FEW = 10;

/** 仅剩 3 件; '' for a large stock. What is not shipped has no pieces to count. */
export function stockText(option: PreparedOption, reservedPid: string | null = null, ships = true): string {
  if (option.pid === reservedPid) return '已为你保留';
  if (option.stock === 0) return '已售罄';
  return ships && option.stock <= FEW ? `仅剩 ${option.stock} 件` : '';
}

/** Splits 墨色礼盒（一年会员 + 实体卡）. */
export function namedOption(option: PreparedOption): NamedOption {
  const [, name = option.name, contents = ''] = /^(.+?)\s*[（(](.+)[）)]$/.exec(option.name) ?? [];
  return { ...option, name, contents: contents ? contents.split(/\s*\+\s*/) : [] };
}

/** 一年会员、实体卡、手账; '' without contents. */
export const contentsText = ({ contents }: NamedOption): string => contents.join('、');

/** 11 月 24 日 23:59, Beijing time. Without the year: no order is open for longer. */
export const deadlineText = (ms: number): string => `${dayText(ms).replace(/^\d+ 年 /, '')} ${clockText(ms)}`;

const option = (pid: string): NamedOption => ({
  pid,
  // With a colour, so that it has a mark.
  name: '墨色款式',
  contents: ['会员', `实体卡 ${pid}`, '手账'],
  price: 88800,
  originalPrice: 99900,
  stock: 99,
});

/** Values of typical length for the loading states. Expires one day after time 0. */
export const placeholderOrder: NamedOrder & { options: [NamedOption, ...NamedOption[]] } = {
  id: '',
  title: '为你准备的商品',
  pictures: ['', '', '', ''],
  description: '支付后开通大约十一字，发货时间大约十个字，配送方式八个字，不支持配送的地区十二字。',
  options: [option('1'), option('2'), option('3')],
  ships: true,
  expiresAt: '1970-01-02T00:00:00Z',
  status: 'open',
};

/**
 * The option of this prepared order for which `user` ('' if anonymous) has an unpaid order on this device, or null. The
 * stock does not include it any more.
 */
export function reservedOption(local: KeyValue, id: string, user: string): string | null {
  const pending = readPendings(local, 'main').find(
    ({ family, intent, order }) =>
      family === PREPARED_FAMILY &&
      intent.user === user &&
      intent.detail?.id === id &&
      (order?.status === 'created' || order?.status === 'paying'),
  );
  return pending?.intent.packageId ?? null;
}
