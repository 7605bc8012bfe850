import { checkName, checkWords, pascal, plain } from './names.ts';
import { paletteOf, type Palette } from './palette.ts';
import { GeneratorRefusal } from './refusal.ts';

/** What is asked of whoever makes a brand; '' for what they leave to us. */
export interface BrandAnswers {
  name: string;
  /** The backend whose packages it sells. */
  backend: string;
  /** `#rrggbb` */
  colour: string;
  /** What the app is called, Chinese. */
  appName: string;
  /** What the browser's tab says on the purchase page, Chinese. */
  title: string;
}

/** What the templates of a brand are filled with. */
export interface BrandFacts extends BrandAnswers {
  pascal: string;
  slogan: string;
  company: string;
  icp: string;
  phone: string;
  phoneDigits: string;
  purchasePath: string;
  resultRoute: string;
  resultTemplate: string;
  isMain: boolean;
  packagesPath: string;
  /** Where its orders are read. */
  orderBackend: string;
  palette: Palette;
}

/** The backends that sell by phone: a closed list, as their addresses are run-time configuration. */
export const BACKENDS = ['main', 'honey', 'youquan', 'tuiwen'];

/** The house's: whoever runs the site puts in their own. */
const HOUSE = { company: '杭州聊小白网络科技有限公司', icp: '浙ICP备20260001号-1', phone: '400-820-0001' };

/** Where packages are asked for and orders are read. */
const callsOf = (backend: string) =>
  backend === 'main'
    ? { packagesPath: '/v1/vip/packages/wechat?phone=', orderBackend: 'main' }
    : { packagesPath: '/web/vip/packages/wechat?phone=', orderBackend: 'datacenter' };

/** Throws `GeneratorRefusal` where an answer cannot be used. `taken`: the names of applications and packages. */
export function brandFacts(answers: BrandAnswers, taken: readonly string[]): BrandFacts {
  const { name } = answers;
  checkName('brand', name, taken);
  const backend = answers.backend || 'main';
  if (!BACKENDS.includes(backend))
    throw new GeneratorRefusal(`there is no backend ${backend} that sells: choose ${BACKENDS.join(', ')}`);
  const appName = answers.appName || pascal(name);
  const title = answers.title || '开通会员';
  checkWords('name of an app', appName);
  checkWords('title', title);
  const colour = answers.colour || '#3a5bd0';
  const address = plain(name);
  return {
    name,
    backend,
    colour,
    appName,
    title,
    pascal: pascal(name),
    slogan: '选一个套餐，马上开通',
    ...HOUSE,
    phoneDigits: HOUSE.phone.replaceAll('-', ''),
    purchasePath: `/${address}wechatpay`,
    resultRoute: `/result${address}/:token/:id/:um/:level`,
    resultTemplate: `/result${address}/{token}/{id}/{um}/{level}`,
    isMain: backend === 'main',
    ...callsOf(backend),
    palette: palette(colour),
  };
}

function palette(colour: string): Palette {
  try {
    return paletteOf(colour);
  } catch (error) {
    throw new GeneratorRefusal((error as Error).message);
  }
}
