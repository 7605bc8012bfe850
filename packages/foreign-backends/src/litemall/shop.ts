/** Goods as the shop's tables have them; prices in fen. */
export interface Goods {
  id: number;
  name: string;
  brief: string;
  picUrl: string;
  isNew: boolean;
  isHot: boolean;
  counterPrice: number;
  price: number;
  stock: number;
}

/** In the order of `add_time`. The bag is no membership: it has no duration. */
export const GOODS: readonly Goods[] = [
  {
    id: 1181000,
    name: '会员月卡',
    brief: '全部课程随时学',
    picUrl: 'http://yanxuan.nosdn.127.net/month.png',
    isNew: false,
    isHot: false,
    counterPrice: 3000,
    price: 1990,
    stock: 9999,
  },
  {
    id: 1181001,
    name: '会员年卡',
    brief: '一年畅学，省下一半',
    picUrl: 'http://yanxuan.nosdn.127.net/year.png',
    isNew: true,
    isHot: true,
    counterPrice: 36000,
    price: 16800,
    stock: 9999,
  },
  {
    id: 1181002,
    name: '终身会员',
    brief: '一次开通，长期有效',
    picUrl: 'http://yanxuan.nosdn.127.net/life.png',
    isNew: false,
    isHot: false,
    counterPrice: 129800,
    price: 59800,
    stock: 9999,
  },
  {
    id: 1116011,
    name: '定制帆布袋',
    brief: '结实耐用',
    picUrl: 'http://yanxuan.nosdn.127.net/bag.png',
    isNew: false,
    isHot: false,
    counterPrice: 5600,
    price: 3600,
    stock: 12,
  },
];

export const TOPIC = {
  id: 264,
  title: '双旦会员专场',
  subtitle: '活动期间开通立减',
  picUrl: 'http://yanxuan.nosdn.127.net/topic.png',
  goods: [1181000, 1181001, 1181002],
  addTime: '2026-11-01 00:00:00',
};

export const COMMENTS = [
  {
    addTime: '2026-11-20 09:12:00',
    content: '每天通勤路上学一会儿，很方便',
    adminContent: '',
    picList: [],
    star: 5,
    userInfo: { nickName: '山野', avatarUrl: '' },
  },
  {
    addTime: '2026-11-19 21:30:45',
    content: '内容更新挺快的',
    adminContent: '',
    picList: [],
    star: 4,
    userInfo: { nickName: '小满', avatarUrl: '' },
  },
];
