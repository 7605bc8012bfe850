import type { ResultSetup } from '@vip/checkout-react';

/** Where what became of a purchase is told. */
export const honeyResult: ResultSetup = {
  scope: 'honey',
  family: 'honey',
  reads: 'datacenter',
  resultTemplate: '/resulthoney/{token}/{id}/{um}/{level}',
};
