import { checkName, checkText, GeneratorRefusal, pascal, plain } from './names.ts';
import { paletteOf, type Palette } from './palette.ts';

/** Answers to the generator's prompts; '' takes the default. */
export interface BrandAnswers {
  name: string;
  /** The backend whose packages it sells. */
  backend: string;
  /** `#rrggbb` */
  colour: string;
  /** Name of the app, Chinese. */
  appName: string;
  /** Title of the purchase page, Chinese. */
  title: string;
}

/** Template data of a brand. */
export interface BrandData extends BrandAnswers {
  pascal: string;
  slogan: string;
  company: string;
  icp: string;
  phone: string;
  purchasePath: string;
  resultRoute: string;
  resultTemplate: string;
  isMain: boolean;
  packagesPath: string;
  /** The backend of its orders. */
  orderBackend: string;
  palette: Palette;
}

/** The backends that sell by phone number. A closed list: their addresses are run-time configuration. */
export const BACKENDS = ['main', 'honey', 'youquan', 'tuiwen'];

/** The company's own data; the brand's team replaces them. */
const COMPANY = { company: '杭州聊小白网络科技有限公司', icp: '浙ICP备20260001号-1', phone: '400-820-0001' };

/** The endpoint of the packages, and the backend of the orders. */
const callsOf = (backend: string) =>
  backend === 'main'
    ? { packagesPath: '/v1/vip/packages/wechat?phone=', orderBackend: 'main' }
    : { packagesPath: '/web/vip/packages/wechat?phone=', orderBackend: 'datacenter' };

/** Throws `GeneratorRefusal` if an answer cannot be used. `taken`: the names of applications and packages. */
export function brandData(answers: BrandAnswers, taken: readonly string[]): BrandData {
  const { name } = answers;
  checkName('brand', name, taken);
  const backend = answers.backend || 'main';
  if (!BACKENDS.includes(backend))
    throw new GeneratorRefusal(`there is no backend ${backend} that sells: choose ${BACKENDS.join(', ')}`);
  const appName = answers.appName || pascal(name);
  const title = answers.title || '开通会员';
  checkText('name of an app', appName);
  checkText('title', title);
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
    ...COMPANY,
    purchasePath: `/${address}wechatpay`,
    resultRoute: `/result${address}/:token/:id/:um/:level`,
    resultTemplate: `/result${address}/{token}/{id}/{um}/{level}`,
    isMain: backend === 'main',
    ...callsOf(backend),
    palette: paletteOf(colour),
  };
}
