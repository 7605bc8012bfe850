import laFeatures from './la/features.md';
import laService from './la/service.md';
import lxbBenefits from './lxb/benefits.md';
import lxbFeatures from './lxb/features.md';
import lxbService from './lxb/service.md';
import lxbWebScope from './lxb/web-scope.md';
import lxbWebService from './lxb/web-service.md';
import lxyBenefits from './lxy/benefits.md';
import lxyFeatures from './lxy/features.md';
import lxyService from './lxy/service.md';
import lxyWebService from './lxy/web-service.md';
import mrkyBenefits from './mrky/benefits.md';
import mrkyFeatures from './mrky/features.md';
import mrkyService from './mrky/service.md';
import mxyAdults from './mxy/adults.md';
import mxyBenefits from './mxy/benefits.md';
import mxyFeatures from './mxy/features.md';
import mxyPrivacyAdults from './mxy/privacy-adults.md';
import mxyService from './mxy/service.md';
import tcqFeatures from './tcq/features.md';
import tcqService from './tcq/service.md';
import ttscqBenefits from './ttscq/benefits.md';
import ttscqFeatures from './ttscq/features.md';
import ttscqService from './ttscq/service.md';
import xpyFeatures from './xpy/features.md';
import xpyService from './xpy/service.md';
import yqgsBenefits from './yqgs/benefits.md';
import yqgsCommunity from './yqgs/community.md';
import yqgsFeatures from './yqgs/features.md';
import yqgsService from './yqgs/service.md';

/** Clauses that only the texts of one app share, by name. */
export const appClauses: Readonly<Record<string, string>> = {
  'la/features': laFeatures,
  'la/service': laService,
  'lxb/benefits': lxbBenefits,
  'lxb/features': lxbFeatures,
  'lxb/service': lxbService,
  'lxb/web-scope': lxbWebScope,
  'lxb/web-service': lxbWebService,
  'lxy/benefits': lxyBenefits,
  'lxy/features': lxyFeatures,
  'lxy/service': lxyService,
  'lxy/web-service': lxyWebService,
  'mrky/benefits': mrkyBenefits,
  'mrky/features': mrkyFeatures,
  'mrky/service': mrkyService,
  'mxy/adults': mxyAdults,
  'mxy/benefits': mxyBenefits,
  'mxy/features': mxyFeatures,
  'mxy/privacy-adults': mxyPrivacyAdults,
  'mxy/service': mxyService,
  'tcq/features': tcqFeatures,
  'tcq/service': tcqService,
  'ttscq/benefits': ttscqBenefits,
  'ttscq/features': ttscqFeatures,
  'ttscq/service': ttscqService,
  'xpy/features': xpyFeatures,
  'xpy/service': xpyService,
  'yqgs/benefits': yqgsBenefits,
  'yqgs/community': yqgsCommunity,
  'yqgs/features': yqgsFeatures,
  'yqgs/service': yqgsService,
};
