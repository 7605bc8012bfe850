import la from '../texts/la/clauses.md';
import lxb from '../texts/lxb/clauses.md';
import lxy from '../texts/lxy/clauses.md';
import mrky from '../texts/mrky/clauses.md';
import mxy from '../texts/mxy/clauses.md';
import tcq from '../texts/tcq/clauses.md';
import ttscq from '../texts/ttscq/clauses.md';
import xpy from '../texts/xpy/clauses.md';
import yqgs from '../texts/yqgs/clauses.md';
import { withoutMarks } from '../fill.ts';
import general from './general.md';
import membership from './membership.md';
import privacyWeb from './privacy-web.md';
import privacy from './privacy.md';
import renewal from './renewal.md';
import userWeb from './user-web.md';
import user from './user.md';

const shared = [general, membership, privacy, privacyWeb, renewal, user, userWeb];
const ofApps = [la, lxb, lxy, mrky, mxy, tcq, ttscq, xpy, yqgs];

/** A clause: its name in a comment, then its Markdown. */
const CLAUSE = /<!-- ([\w/-]+) -->([^]*?)(?=<!--|$)/g;

/** All clauses by name: the shared ones, and those that only the texts of one app share (`lxb/features`). */
export const clauses: Readonly<Record<string, string>> = Object.fromEntries(
  [...shared, ...ofApps].flatMap((file) =>
    [...withoutMarks(file).matchAll(CLAUSE)].map(([, name = '', text = '']) => [name, text]),
  ),
);
