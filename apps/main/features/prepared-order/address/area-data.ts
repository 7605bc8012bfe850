import { areaList } from '@vant/area-data';
import { regionsOf } from './regions.ts';

/** All regions. A chunk of its own: 26 kB (brotli) that only the picker needs. */
export const regions = regionsOf(areaList);
