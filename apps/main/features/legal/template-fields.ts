import type { AppFacts, Platform, System } from './app-facts.ts';
import { facts, liaoxiaobai, tuiwen } from './apps.ts';
import { plain } from './fill.ts';
import type { FrontMatter, Variant } from './front-matter.ts';
import { textsBeside } from './library.ts';
import { IDENTIFIERS, SDKS } from './sdks.ts';

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

/** All template fields of a text, as Markdown. Links exist for the texts that the app has. */
export function templateFields(meta: FrontMatter): Readonly<Record<string, string>> {
  const app = facts[meta.app];
  const { name, kind, company, address, phone, hours } = app;
  return {
    ...mapped({ name, kind, company, address, hours }, plain),
    phone: phoneLink(phone),
    tuiwenCompany: plain(tuiwen.company),
    tuiwenPhone: phoneLink(tuiwen.phone),
    ...mapped(renewal, plain),
    accountCompany: plain(liaoxiaobai.company),
    title: plain(meta.title),
    edition: EDITIONS[meta.platform],
    permissions: permissionList(app, meta.platform),
    sdks: sdkList(app, meta.platform),
    ...Object.fromEntries(
      textsBeside(meta).map(({ path, meta: { variant, title } }) => [
        LINKS[variant],
        `[《${plain(name + title)}》](${path})`,
      ]),
    ),
  };
}

const phoneLink = (phone: string) => `[${plain(phone)}](tel:${phone.replace(/\D/g, '')})`;

const mapped = <K extends string>(values: Record<K, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries<string>(values).map(([key, value]) => [key, change(value)]));

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
          `收集的信息：${plain(sdk.data.replace('设备标识', identifiers(sdk.only ?? platform)))}`,
          `[${plain(sdk.name)} 的隐私政策](${sdk.policy})`,
        ].join('\\\n  '),
    )
    .join('\n');
}

/** Web texts have no list of SDKs. */
const identifiers = (platform: Platform) => IDENTIFIERS[platform === 'web' ? 'all' : platform];

const onPlatform = <T extends { only?: System }>(list: readonly T[], platform: Platform): T[] =>
  list.filter(({ only }) => !only || platform === 'all' || platform === only);

/** In a text for both systems: the system, if only one has it. */
const note = (only: System | undefined, platform: Platform) =>
  only && platform === 'all' ? `（仅 ${SYSTEM_NAMES[only]} 版）` : '';

/** The renewing membership, the same in all apps. */
const renewal = {
  renewalName: '连续包月',
  firstPrice: '18 元',
  renewalPrice: '25 元',
  renewalPeriod: '30 天',
} as const;
