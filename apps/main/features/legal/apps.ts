import type { AppCode } from '../../brand.ts';
import type { AppFacts } from './app-facts.ts';
import { la } from './apps/la.ts';
import { lxb } from './apps/lxb.ts';
import { lxy } from './apps/lxy.ts';
import { mrky } from './apps/mrky.ts';
import { mxy } from './apps/mxy.ts';
import { tcq } from './apps/tcq.ts';
import { ttscq } from './apps/ttscq.ts';
import { xpy } from './apps/xpy.ts';
import { yqgs } from './apps/yqgs.ts';

/** What the legal texts say of each app. */
export const facts: Readonly<Record<AppCode, AppFacts>> = { lxb, lxy, la, tcq, xpy, ttscq, mrky, yqgs, mxy };
