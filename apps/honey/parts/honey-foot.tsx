import { Foot } from '@vip/checkout-ui';
import { membershipTerms, privacyPolicy, userTerms } from '../agreements.ts';
import { brand } from '../brand.ts';

const AGREEMENTS = [membershipTerms, userTerms, privacyPolicy];

/** Honey's foot, the same under every page. */
export const HoneyFoot = () => (
  <Foot company={brand.company} icp={brand.icp} support={brand.support} agreements={AGREEMENTS} />
);
