import { tuiwen } from '../../publishers.ts';
import type { AppFacts, Platform, System } from './app-facts.ts';
import { facts, liaoxiaobai } from './apps.ts';
import { plain } from './fill.ts';
import type { FrontMatter, Variant } from './front-matter.ts';
import { textsBeside } from './library.ts';
import { IDENTIFIERS, SDKS, type Sdk } from './sdks.ts';

/** Fields of the links to other texts of the app: `{{privacyText}}`. */
const LINKS: Readonly<Record<Variant, string>> = {
  privacy: 'privacyText',
  user: 'userText',
  vip: 'vipText',
  integral: 'integralText',
  subscription: 'subscriptionText',
  licence: 'licenceText',
};

const SYSTEM_NAMES: Readonly<Record<System, string>> = { android: 'Android', ios: 'iOS' };

/** `{{edition}}` */
const EDITIONS: Readonly<Record<Platform, string>> = {
  android: 'Android 版',
  ios: 'iOS 版',
  all: 'Android 版和 iOS 版',
  web: '网页版',
};

/** `{{self}}`: how a text calls itself. */
const SELF: Readonly<Record<Variant, string>> = {
  privacy: '本政策',
  user: '本协议',
  vip: '本协议',
  integral: '本说明',
  subscription: '本协议',
  licence: '本协议',
};

/** All template fields of a text, as Markdown. Links exist for the texts that the app has. */
export function templateFields(meta: FrontMatter): Readonly<Record<string, string>> {
  const app = facts[meta.app];
  const { name, kind, company, address, phone, hours } = app;
  const links: Record<string, string> = Object.fromEntries(
    textsBeside(meta).map(({ path, meta: { variant, title } }) => [
      LINKS[variant],
      `[《${plain(name + title)}》](${path})`,
    ]),
  );
  // The text with the section 未成年人付款.
  const minorsPaymentText = links['vipText'] ?? links['userText'];
  return {
    ...mapped({ name, kind, company, address, hours }, plain),
    phone: phoneLink(phone),
    tuiwenCompany: plain(tuiwen.company),
    tuiwenPhone: phoneLink(tuiwen.support.phone),
    ...mapped(renewal, plain),
    accountCompany: plain(liaoxiaobai.company),
    title: plain(meta.title),
    edition: EDITIONS[meta.platform],
    self: SELF[meta.variant],
    registrations: registrations(app, meta.platform),
    models: modelNames(app),
    permissions: permissionList(app, meta.platform),
    sdks: sdkList(app, meta.platform),
    ...links,
    ...(minorsPaymentText !== undefined && { minorsPaymentText }),
  };
}

const phoneLink = (phone: string) => `[${plain(phone)}](tel:${phone.replace(/\D/g, '')})`;

const mapped = <K extends string>(values: Record<K, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries<string>(values).map(([key, value]) => [key, change(value)]));

/** The company's and the app's numbers, as list items. Unknown ones are left out; web texts have no app. */
export function registrations(
  { icp, telecomLicence, filing }: Pick<AppFacts, 'icp' | 'telecomLicence' | 'filing'>,
  platform: Platform,
): string {
  const numbers = [
    ['网站备案号', icp],
    ['应用备案号', platform === 'web' ? null : filing],
    ['增值电信业务经营许可证', telecomLicence],
  ] as const;
  return numbers
    .flatMap(([name, number]) => (number === null ? [] : [`- ${name}：${plain(number)}`]))
    .join('\n');
}

/** The model services in brackets; empty while unknown. */
export const modelNames = ({ models }: Pick<AppFacts, 'models'>): string =>
  models === null
    ? ''
    : `（${models.map(({ name, filing }) => `${plain(name)}，备案号 ${plain(filing)}`).join('；')}）`;

function permissionList({ permissions }: AppFacts, platform: Platform): string {
  return onPlatform(permissions, platform)
    .map(({ name, purpose, only }) => `- **${plain(name)}**${note(only, platform)}：${plain(purpose)}`)
    .join('\n');
}

function sdkList({ sdks }: AppFacts, platform: Platform): string {
  return onPlatform(
    sdks.map((code) => SDKS[code]),
    platform,
  )
    .map(
      (sdk) =>
        `- **${plain(sdk.name)}**${note(sdk.only, platform)}\\\n` +
        [
          `提供方：${plain(sdk.company)}`,
          `用途：${plain(sdk.purpose)}`,
          `收集的信息：${plain(dataText(sdk.data, sdk.only ?? platform))}`,
          `[${plain(sdk.name)} 的隐私政策](${sdk.policy})`,
        ].join('\\\n  '),
    )
    .join('\n');
}

/** What an SDK collects on a platform. Web texts have no list of SDKs. */
function dataText(data: Sdk['data'], platform: Platform): string {
  const system = platform === 'web' ? 'all' : platform;
  if (typeof data === 'string') return data.replace('设备标识', IDENTIFIERS[system]);
  return system === 'all' ? `Android 版为${data.android}；iOS 版为${data.ios}` : data[system];
}

const onPlatform = <T extends { only?: System }>(list: readonly T[], platform: Platform): T[] =>
  list.filter(({ only }) => !only || platform === 'all' || platform === only);

/** In a text for both systems: the system, if only one has it. */
const note = (only: System | undefined, platform: Platform) =>
  only && platform === 'all' ? `（仅 ${SYSTEM_NAMES[only]} 版）` : '';

// PLACEHOLDER renewal prices: the first and the later price and the period of each app that sells a renewing package
/** The renewing membership, the same in all apps. */
const renewal = {
  renewalName: '连续包月',
  firstPrice: '18 元',
  renewalPrice: '25 元',
  renewalPeriod: '30 天',
} as const;
