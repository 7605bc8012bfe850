import laPa from './la/pa.md';
import laUa from './la/ua.md';
import lxbPa from './lxb/pa.md';
import lxbSa from './lxb/sa.md';
import lxbUa from './lxb/ua.md';
import lxbVa from './lxb/va.md';
import lxbWebPa from './lxb/web-pa.md';
import lxbWebUa from './lxb/web-ua.md';
import lxyPa from './lxy/pa.md';
import lxySa from './lxy/sa.md';
import lxyUa from './lxy/ua.md';
import lxyVa from './lxy/va.md';
import lxyWebPa from './lxy/web-pa.md';
import lxyWebUa from './lxy/web-ua.md';
import mrkyAndPa from './mrky/and-pa.md';
import mrkyAndUa from './mrky/and-ua.md';
import mrkyAndVa from './mrky/and-va.md';
import mrkyIosEa from './mrky/ios-ea.md';
import mrkyIosPa from './mrky/ios-pa.md';
import mrkyIosUa from './mrky/ios-ua.md';
import mxyIntegral from './mxy/integral.md';
import mxyPrivacy from './mxy/privacy.md';
import mxySubscribe from './mxy/subscribe.md';
import mxyUser from './mxy/user.md';
import mxyVip from './mxy/vip.md';
import tcqPa from './tcq/pa.md';
import tcqUa from './tcq/ua.md';
import ttscqPa from './ttscq/pa.md';
import ttscqSa from './ttscq/sa.md';
import ttscqUa from './ttscq/ua.md';
import ttscqVa from './ttscq/va.md';
import xpyPa from './xpy/pa.md';
import xpyUa from './xpy/ua.md';
import yqgsAndSa from './yqgs/and-sa.md';
import yqgsIosPa from './yqgs/ios-pa.md';
import yqgsPa from './yqgs/pa.md';
import yqgsSa from './yqgs/sa.md';
import yqgsUa from './yqgs/ua.md';
import yqgsVa from './yqgs/va.md';

/** The Markdown of every legal text, by path. */
export const textFiles: Readonly<Record<string, string>> = {
  '/lxbpa': lxbPa,
  '/lxbua': lxbUa,
  '/lxbva': lxbVa,
  '/lxbsa': lxbSa,
  '/useragree': lxbWebUa,
  '/privacyagree': lxbWebPa,
  '/lxypa': lxyPa,
  '/lxyua': lxyUa,
  '/lxyva': lxyVa,
  '/lxysa': lxySa,
  '/lxyuseragree': lxyWebUa,
  '/lxyprivacyagree': lxyWebPa,
  '/lapa': laPa,
  '/laua': laUa,
  '/tcqpa': tcqPa,
  '/tcqua': tcqUa,
  '/xpypa': xpyPa,
  '/xpyua': xpyUa,
  '/ttscqa': ttscqPa,
  '/ttscua': ttscqUa,
  '/ttscva': ttscqVa,
  '/ttscsa': ttscqSa,
  '/mrky/and/pa': mrkyAndPa,
  '/mrky/and/ua': mrkyAndUa,
  '/mrky/and/va': mrkyAndVa,
  '/mrky/ios/pa': mrkyIosPa,
  '/mrky/ios/ua': mrkyIosUa,
  '/mrky/ios/ea': mrkyIosEa,
  '/yqgspa': yqgsPa,
  '/yqgsua': yqgsUa,
  '/yqgsva': yqgsVa,
  '/yqgssa': yqgsSa,
  '/yqgs/and/sa': yqgsAndSa,
  '/yqgs/ios/pa': yqgsIosPa,
  '/mxy/and/privacy': mxyPrivacy,
  '/mxy/and/user': mxyUser,
  '/mxy/and/subscribe': mxySubscribe,
  '/mxy/and/integral': mxyIntegral,
  '/mxy/and/vip': mxyVip,
};
