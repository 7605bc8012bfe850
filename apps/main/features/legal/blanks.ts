import type { AppFacts, Platform, System } from './app-facts.ts';
import { facts } from './apps.ts';
import { plain } from './fill.ts';
import type { FrontMatter, Variant } from './front-matter.ts';
import { textsBeside } from './library.ts';
import { liaoxiaobai, tuiwen } from './publishers.ts';
import { renewal } from './renewal.ts';
import { IDENTIFIERS, SDKS } from './sdks.ts';

/** Names of the links to an app's other texts: `{{privacyText}}`. */
const LINKS: Readonly<Record<Variant, string>> = {
  privacy: 'privacyText',
  user: 'userText',
  vip: 'vipText',
  integral: 'integralText',
  subscription: 'subscriptionText',
  licence: 'licenceText',
};

const SYSTEM_NAMES: Readonly<Record<System, string>> = { android: 'Android', ios: 'iOS' };

/** `{{edition}}`: what a text is good for. */
const EDITIONS: Readonly<Record<Platform, string>> = {
  android: 'Android 版',
  ios: 'iOS 版',
  all: 'Android 版和 iOS 版',
  web: '网页版',
};

/** Everything that a text's blanks are filled with, as Markdown. Links are there for the texts that the app has. */
export function blanksOf(meta: FrontMatter): Readonly<Record<string, string>> {
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
  return seenOn(permissions, platform)
    .map(({ name, purpose, only }) => `- **${plain(name)}**${note(only, platform)}：${plain(purpose)}`)
    .join('\n');
}

function sdkList({ sdks }: AppFacts, platform: Platform): string {
  return seenOn(
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

/** No text for the web has a list of such code. */
const identifiers = (platform: Platform) => IDENTIFIERS[platform === 'web' ? 'all' : platform];

const seenOn = <T extends { only?: System }>(list: readonly T[], platform: Platform): T[] =>
  list.filter(({ only }) => !only || platform === 'all' || platform === only);

/** Where a text is good for both systems it says what only one of them has. */
const note = (only: System | undefined, platform: Platform) =>
  only && platform === 'all' ? `（仅 ${SYSTEM_NAMES[only]} 版）` : '';
