import { below } from '../serving/fields.ts';
import type { Prices } from '../serving/prices.ts';
import type { Route } from '../serving/serve.ts';
import { yuanNumber } from '../serving/text.ts';
import { badValue, ENVELOPE, fail, integer, ok, PAGE, paged, serious } from './answers.ts';
import { COMMENTS, GOODS, TOPIC, type Goods } from './shop.ts';

const AT = '2026-10-01 00:00:00';
const GOODS_FIELDS = ['id', 'name', 'brief', 'counterPrice', 'retailPrice', 'isNew', 'isHot'];

/** The only product of goods without specifications. */
export const productIdOf = ({ id }: Goods): number => id * 10;

/** WxGoodsController, WxTopicController and WxCommentController. */
export function goodsRoutes(prices: Prices): readonly Route[] {
  /** The columns of a list of goods (LitemallGoodsService.java). */
  const goodsOfList = (goods: Goods) => {
    const { id, name, brief, picUrl, isNew, isHot, counterPrice } = goods;
    return {
      id,
      name,
      brief,
      picUrl,
      isNew,
      isHot,
      counterPrice: yuanNumber(counterPrice),
      retailPrice: yuanNumber(prices.of(goods)),
    };
  };

  return [
    {
      name: 'GET /wx/goods/list',
      fields: [...below('data.list[]', GOODS_FIELDS), 'data.list', ...PAGE, ...ENVELOPE],
      money: ['data.list[].retailPrice', 'data.list[].counterPrice'],
      answer: (request) => {
        const { query } = request;
        if (!['add_time', 'retail_price', 'name'].includes(query.get('sort') ?? 'add_time'))
          return fail(402, 'sort排序字段不支持');
        const isHot = query.get('isHot');
        const found = GOODS.filter((goods) => isHot === null || String(goods.isHot) === isHot);
        const sorted = query.get('order') === 'asc' ? found : [...found].reverse();
        return ok({ ...paged(sorted.map(goodsOfList), request), filterCategoryList: [] });
      },
    },
    {
      name: 'GET /wx/goods/detail',
      fields: ['data.info.name', 'data.productList[].id', 'data.productList', 'data.info', ...ENVELOPE],
      money: ['data.info.retailPrice', 'data.info.counterPrice', 'data.productList[].price'],
      answer: ({ query }) => {
        const id = integer(query, 'id');
        if (id === undefined) return fail(402, 'id不能为null');
        if (id === null) return badValue();
        const goods = GOODS.find((each) => each.id === id);
        // The controller reads `info.getShareUrl()` of goods that it has not found.
        if (!goods) return serious();
        return ok({
          info: {
            ...goodsOfList(goods),
            goodsSn: String(goods.id),
            categoryId: 1008009,
            brandId: 0,
            gallery: [],
            keywords: '',
            isOnSale: true,
            sortOrder: 1,
            shareUrl: '',
            unit: '件',
            addTime: AT,
            updateTime: AT,
            deleted: false,
            detail: '<p>会员权益立即生效</p>',
          },
          userHasCollect: 0,
          issue: [],
          comment: { count: 0, data: [] },
          specificationList: [
            {
              name: '规格',
              valueList: [
                { id: goods.id, goodsId: goods.id, specification: '规格', value: '标准', picUrl: '' },
              ],
            },
          ],
          productList: [
            {
              id: productIdOf(goods),
              goodsId: goods.id,
              specifications: ['标准'],
              price: yuanNumber(prices.of(goods)),
              number: goods.stock,
              url: '',
              addTime: AT,
              updateTime: AT,
              deleted: false,
            },
          ],
          attribute: [],
          brand: {},
          groupon: [],
          share: false,
          shareImage: '',
        });
      },
    },
    {
      name: 'GET /wx/topic/list',
      fields: ['data.list[].id', 'data.list', ...ENVELOPE],
      money: [],
      answer: (request) => {
        const { id, title, subtitle, picUrl } = TOPIC;
        return ok(paged([{ id, title, subtitle, price: 9.9, picUrl, readCount: '1k' }], request));
      },
    },
    {
      name: 'GET /wx/topic/detail',
      fields: [
        ...below('data.topic', ['title', 'addTime', 'id', 'subtitle', 'picUrl']),
        ...below('data.goods[]', GOODS_FIELDS),
        'data.topic',
        'data.goods',
        ...ENVELOPE,
      ],
      money: ['data.goods[].retailPrice', 'data.goods[].counterPrice'],
      answer: ({ query }) => {
        if (integer(query, 'id') !== TOPIC.id) return serious();
        const { goods, ...topic } = TOPIC;
        return ok({
          topic: {
            ...topic,
            price: 9.9,
            readCount: '1k',
            sortOrder: 1,
            goods,
            updateTime: AT,
            deleted: false,
            content: '<p>双旦会员专场</p>',
          },
          goods: GOODS.filter(({ id }) => goods.includes(id)).map(goodsOfList),
          userHasCollect: 0,
        });
      },
    },
    {
      name: 'GET /wx/comment/list',
      fields: [
        ...below('data.list[]', ['content', 'star', 'addTime', 'userInfo', 'userInfo.nickName']),
        'data.list',
        ...ENVELOPE,
      ],
      money: [],
      answer: (request) => {
        const [type, valueId, showType] = ['type', 'valueId', 'showType'].map((name) =>
          integer(request.query, name),
        );
        if (type === undefined || valueId === undefined || showType === undefined)
          return fail(402, 'type不能为null');
        return ok(paged(COMMENTS, request));
      },
    },
  ];
}
