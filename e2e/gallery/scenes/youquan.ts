import { YOUQUAN } from '../../page-objects/purchase-pages.ts';
import { desktop, empty, loginSheet, lostOrder, purchaseScenes, repriced } from '../purchase-states.ts';

/** Youquan's purchase page; its results are the data center's page. */
export const youquanScenes = purchaseScenes(
  'youquan',
  YOUQUAN,
  loginSheet,
  desktop,
  empty(YOUQUAN),
  ...lostOrder(YOUQUAN),
  repriced(YOUQUAN),
);
