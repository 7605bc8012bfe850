import type { Book, BookOrder } from '../serving/book.ts';
import { below } from '../serving/fields.ts';
import type { Route } from '../serving/serve.ts';
import { beijingText, yuanNumber } from '../serving/text.ts';
import { badArgument, badValue, bodyInteger, ENVELOPE, fail, integer, ok, PAGE, paged } from './answers.ts';
import type { Sessions, User } from './login.ts';

const STATUS_TEXT: Readonly<Record<BookOrder['status'], string>> = {
  unpaid: '未付款',
  paid: '已付款',
  closed: '已取消(系统)',
  refunded: '已退款',
};

/** OrderUtil.build */
const handleOptionOf = ({ status }: BookOrder) => ({
  cancel: status === 'unpaid',
  delete: status === 'closed' || status === 'refunded',
  pay: status === 'unpaid',
  comment: false,
  confirm: false,
  refund: status === 'paid',
  rebuy: false,
  aftersale: false,
});

/** An order of the user. */
export function orderOf(book: Book, user: User, id: number | null | undefined): BookOrder | undefined {
  const order = book.byId(String(id));
  return order?.userId === user.id ? order : undefined;
}

/** WxOrderController: what became of an order. */
export const orderRoutes = (book: Book, { needsUser }: Sessions): readonly Route[] => [
  {
    name: 'GET /wx/order/list',
    fields: [
      ...below('data.list[]', ['id', 'actualPrice', 'goodsList', 'goodsList[].goodsName', 'orderSn']),
      'data.list',
      ...PAGE,
      ...ENVELOPE,
    ],
    money: ['data.list[].actualPrice', 'data.list[].goodsList[].price'],
    answer: needsUser((user, request) => {
      const wanted = { 1: 'unpaid', 2: 'paid' }[Number(request.query.get('showType') ?? 0)];
      const isAll = (request.query.get('showType') ?? '0') === '0';
      const found = book.orders.filter(
        ({ userId, status }) => userId === user.id && (isAll || status === wanted),
      );
      const orders = [...found].reverse().map((order) => ({
        id: Number(order.id),
        orderSn: order.number,
        actualPrice: yuanNumber(order.amount),
        orderStatusText: STATUS_TEXT[order.status],
        handleOption: handleOptionOf(order),
        aftersaleStatus: 0,
        goodsList: [
          {
            id: Number(order.id),
            goodsName: order.packageName,
            number: 1,
            picUrl: '',
            specifications: ['标准'],
            price: yuanNumber(order.amount),
          },
        ],
      }));
      return ok(paged(orders, request));
    }),
  },
  {
    name: 'GET /wx/order/detail',
    fields: [
      ...below('data.orderInfo', ['id', 'orderSn', 'orderStatusText', 'actualPrice', 'addTime']),
      ...below('data.orderGoods[]', ['goodsId', 'goodsName']),
      'data.orderInfo',
      'data.orderGoods',
      ...ENVELOPE,
    ],
    money: ['data.orderInfo.actualPrice', 'data.orderInfo.goodsPrice', 'data.orderGoods[].price'],
    answer: needsUser((user, { query }) => {
      const id = integer(query, 'orderId');
      if (id === undefined) return fail(402, 'orderId不能为null');
      const order = orderOf(book, user, id);
      if (!order) return fail(720, '订单不存在');
      const amount = yuanNumber(order.amount);
      return ok({
        orderInfo: {
          id: Number(order.id),
          orderSn: order.number,
          message: order.um,
          addTime: beijingText(order.createdAt),
          consignee: '周晓',
          mobile: user.phone,
          address: '浙江省杭州市西湖区 文三路 1 号',
          goodsPrice: amount,
          couponPrice: 0,
          freightPrice: 0,
          actualPrice: amount,
          orderStatusText: STATUS_TEXT[order.status],
          handleOption: handleOptionOf(order),
          aftersaleStatus: 0,
        },
        orderGoods: [
          {
            id: Number(order.id),
            orderId: Number(order.id),
            goodsId: Number(order.packageId),
            goodsName: order.packageName,
            goodsSn: order.packageId,
            productId: Number(order.packageId) * 10,
            number: 1,
            price: amount,
            specifications: ['标准'],
            picUrl: '',
            comment: 0,
            addTime: beijingText(order.createdAt),
            updateTime: beijingText(order.createdAt),
            deleted: false,
          },
        ],
        expressInfo: [],
      });
    }),
  },
  {
    name: 'POST /wx/order/cancel',
    fields: ['errno'],
    money: [],
    answer: needsUser((user, { body }) => {
      const id = bodyInteger(body, 'orderId');
      if (id === undefined) return badArgument();
      const order = orderOf(book, user, id);
      if (!order) return badValue();
      if (order.status !== 'unpaid') return fail(725, '订单不能取消');
      book.close(order.number);
      return ok();
    }),
  },
];
