import * as v from 'valibot';
import { expect, it } from 'vitest';
import { FAULT_KINDS, FaultInput, isMatch } from '../../src/faults/fault.ts';
import { FAULT_NAMES, faultInWords, matchLike, readFault } from './fault-form.ts';

it('has a name for each kind of fault', () => {
  expect(Object.keys(FAULT_NAMES).sort()).toEqual([...FAULT_KINDS].sort());
});

it('sends the fields of the form, without an empty number of times', () => {
  const form = new FormData();
  form.set('match', 'POST /api/**');
  form.set('delay_ms', '3000');
  form.set('times', '');
  const fault = readFault(form, 'delay');
  expect(fault).toEqual({ match: 'POST /api/**', kind: 'delay', delay_ms: 3000 });
  expect(v.is(FaultInput, fault)).toBe(true);
  form.set('times', '2');
  expect(readFault(form, 'delay')).toMatchObject({ times: 2 });
});

it('describes a fault', () => {
  expect(faultInWords({ match: '/', kind: 'delay', delay_ms: 3000 }, 1)).toBe('延迟 3000 毫秒，1 次');
  expect(faultInWords({ match: '/', kind: 'offline' }, null)).toBe('断网，一直');
  expect(faultInWords({ match: '/', kind: 'trickle' }, 2)).toBe('慢速传输 30 毫秒，2 次');
});

it('suggests a pattern that matches the call', () => {
  const path = '/api/main/web/vip/packages/12/orders?x=1';
  expect(matchLike('POST', path)).toBe('POST /api/main/web/vip/packages/*/orders');
  expect(matchLike('GET', '/api/main/v1/feedback-list')).toBe('GET /api/main/v1/feedback-list');
  expect(isMatch(matchLike('POST', path), 'POST', '/api/main/web/vip/packages/12/orders')).toBe(true);
});
