import { YOUQUAN } from '../../page-objects/purchase-pages.ts';
import {
  desktop,
  empty,
  loginSheet,
  lostOrder,
  members,
  purchaseScenes,
  renewing,
  repriced,
} from '../purchase-states.ts';

/** Youquan's purchase page; its results are the data center's page. */
export const youquanScenes = purchaseScenes(
  'youquan',
  YOUQUAN,
  loginSheet,
  desktop,
  empty(YOUQUAN),
  ...members,
  renewing(YOUQUAN),
  ...lostOrder(YOUQUAN),
  repriced(YOUQUAN),
);
