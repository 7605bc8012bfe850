import {
  barsShape,
  cardShape,
  chatShape,
  globeShape,
  heartShape,
  imageShape,
  moonShape,
  penShape,
  starShape,
  toneShape,
} from '@vip/ui';
import { apps, type AppCode } from '../../brand.ts';

/** The apps that can be opened: those with legal texts, and tuiwen, which has none. */
export type PhoneAppCode = AppCode | 'tuiwen';

/** How to open and install an app. */
export interface PhoneApp {
  code: PhoneAppCode;
  /** 聊小白 */
  name: string;
  /** Path data of its icon. */
  shape: string;
  /** Opens the installed app; does nothing without it. */
  scheme: string;
  /** An https link that iOS passes to the installed app; without the app it is the download page. */
  universalLink: string;
  /** For phones without a known store. */
  downloadPage: string;
  /** Id in the App Store. */
  appStoreId: string;
  /** The package name in Android's stores. */
  androidPackage: string;
}

// PLACEHOLDER domain of universal links and downloads: a domain whose association files name the apps
const SITE = 'https://app.lxb.cn';

const onPhones = (
  code: PhoneAppCode,
  name: string,
  shape: string,
  scheme: string,
  appStoreId: string,
): PhoneApp => ({
  code,
  name,
  shape,
  scheme: `${scheme}://open`,
  universalLink: `${SITE}/open/${code}`,
  downloadPage: `${SITE}/get/${code}`,
  appStoreId,
  // PLACEHOLDER Android package names: those of the published apps
  androidPackage: `cn.lxb.${code}`,
});

// PLACEHOLDER schemes and App Store ids: those of the published apps
/** Schemes, store ids and package names of all apps; defined only here. */
export const appsOnPhones: Readonly<Record<PhoneAppCode, PhoneApp>> = {
  lxb: onPhones('lxb', apps.lxb, chatShape, 'lxb', '6450000001'),
  lxy: onPhones('lxy', apps.lxy, globeShape, 'lxy', '6450000002'),
  la: onPhones('la', apps.la, moonShape, 'lapp', '6450000003'),
  tcq: onPhones('tcq', apps.tcq, cardShape, 'tcq', '6450000004'),
  xpy: onPhones('xpy', apps.xpy, toneShape, 'xpy', '6450000005'),
  ttscq: onPhones('ttscq', apps.ttscq, starShape, 'ttscq', '6450000006'),
  mrky: onPhones('mrky', apps.mrky, barsShape, 'mrky', '6450000007'),
  yqgs: onPhones('yqgs', apps.yqgs, imageShape, 'yqgs', '6450000008'),
  mxy: onPhones('mxy', apps.mxy, heartShape, 'mxy', '6450000009'),
  tuiwen: onPhones('tuiwen', '推文助手', penShape, 'tuiwen', '6450000010'),
};

/** The app of a query parameter; null if unknown. */
export const phoneApp = (code: string): PhoneApp | null =>
  Object.prototype.hasOwnProperty.call(appsOnPhones, code) ? appsOnPhones[code as PhoneAppCode] : null;

/** The path that opens an app. */
export const openingPath = (code: PhoneAppCode): string => `/openapp?app=${code}`;

/** The app whose agreements apply: main's for an app without its own. */
export const textsOf = ({ code }: PhoneApp): AppCode => (code === 'tuiwen' ? 'lxb' : code);
