import { getBrandPackages, getWechatPackages } from '@vip/api';
import type { PackageAnswer, PurchaseSetup } from './contract.ts';
import { typedPhone } from './typed-phone.ts';
import { supportAddress, type Support } from './view/support-address.ts';

/** The company that sells, and its customer service. */
export interface BrandIdentity {
  company: string;
  /** 浙ICP备2024000001号 */
  icp: string;
  /** 浙B2-20240001, the number of its 增值电信业务经营许可证. */
  telecomLicence?: string;
  /** 浙公网安备33010602000001号, the number of the site's filing with the police. */
  policeRecord?: string;
  support: Support;
}

/** A brand in one value: its identity, and how it sells. `supportLink` is the address of 联系客服. */
export const defineBrand = <Brand extends BrandIdentity>(
  brand: Brand & PurchaseSetup,
): Brand & PurchaseSetup & { supportLink: string } => ({
  ...brand,
  supportLink: supportAddress(brand.support),
});

export type BackendSetup<Answer extends PackageAnswer = PackageAnswer> = Pick<
  PurchaseSetup<Answer>,
  'scope' | 'family' | 'reads' | 'packages' | 'phoneOf' | 'orders'
>;

/**
 * How a brand sells at a backend of its own. Its orders are read and paid again at the data center. `addition` asks for
 * packages with their types.
 */
export const ownBackend = (
  backend: Parameters<typeof getBrandPackages>[0],
  addition?: 'type',
): BackendSetup => ({
  scope: backend,
  family: backend,
  reads: 'datacenter',
  packages: (_session, phone) => getBrandPackages(backend, phone, addition),
  phoneOf: typedPhone,
  orders: async () =>
    (await import(/* webpackChunkName: "buying" */ './own-backend-orders.ts')).ownBackendOrders(backend),
});

/** Main's packages for a phone number, as they are sold outside the apps. An order is paid again by its key. */
export const mainBackend: BackendSetup = {
  scope: 'main',
  family: 'main.official',
  reads: 'main',
  packages: (_session, phone) => getWechatPackages(phone),
  phoneOf: typedPhone,
  orders: async () =>
    (await import(/* webpackChunkName: "buying" */ './own-backend-orders.ts')).mainBackendOrders,
};
