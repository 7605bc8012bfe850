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

/** The apps that can be opened: those of the legal pages, and the one that has no texts of its own. */
export type PhoneAppCode = AppCode | 'tuiwen';

/** How an app is reached on a phone. */
export interface PhoneApp {
  code: PhoneAppCode;
  /** 聊小白 */
  name: string;
  /** What its sign shows: an icon's path data. */
  shape: string;
  /** Opens the app where it is installed, and does nothing where it is not. */
  scheme: string;
  /** An https link that iOS gives to the installed app; without the app it is the company's page for getting it. */
  universalLink: string;
  /** The company's page for phones without a store that we know. */
  downloadPage: string;
  /** The number in the App Store. */
  appStoreId: string;
  /** The package name in Android's stores. */
  androidPackage: string;
}

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
  androidPackage: `cn.lxb.${code}`,
});

/** An app a line. These are defaults: schemes, store numbers and package names change here and nowhere else. */
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

/** The app that a query names; null where there is no such app. */
export const phoneApp = (code: string): PhoneApp | null =>
  Object.prototype.hasOwnProperty.call(appsOnPhones, code) ? appsOnPhones[code as PhoneAppCode] : null;

/** Where `/openapp` opens an app. */
export const openingPath = (code: PhoneAppCode): string => `/openapp?app=${code}`;

/** Whose agreements an app's pages show: its own, or main's where it has none. */
export const textsOf = ({ code }: PhoneApp): AppCode => (code === 'tuiwen' ? 'lxb' : code);
