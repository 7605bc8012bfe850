import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { FAULT_KINDS, FaultInput, isMatch } from '../../src/faults/fault.ts';
import { FAULT_NAMES, faultInWords, matchLike, readFault } from './fault-form.ts';

const typed = { match: 'POST /api/**', kind: 'delay', times: '1', delay: '3000', status: '503' } as const;

it('has a name for each kind of fault', () => {
  expect(Object.keys(FAULT_NAMES).sort()).toEqual([...FAULT_KINDS].sort());
});

it('sends only the fields of the kind', () => {
  expect(readFault(typed)).toEqual({ match: 'POST /api/**', kind: 'delay', times: 1, delay_ms: 3000 });
  expect(readFault({ ...typed, kind: 'notify_late' })).toMatchObject({ delay_ms: 3000 });
  expect(readFault({ ...typed, kind: 'lost' })).toEqual({ match: 'POST /api/**', kind: 'lost', times: 1 });
  expect(readFault({ ...typed, kind: 'status', times: '' })).toEqual({
    match: 'POST /api/**',
    kind: 'status',
    status: 503,
  });
});

it.each([
  { match: 'api' },
  { times: '0' },
  { times: 'x' },
  { delay: '' },
  { kind: 'status', status: '200' },
] as const)('explains what is wrong with %o', (wrong) => {
  expect(readFault({ ...typed, ...wrong })).toBeTypeOf('string');
});

it('makes only faults that the sandbox accepts', () => {
  const field = fc.oneof(fc.string(), fc.nat().map(String), fc.constant(''));
  const match = fc.oneof(
    fc.string(),
    fc.string().map((text) => `/${text}`),
    fc.constant('GET /r/**'),
  );
  fc.assert(
    fc.property(
      fc.record({ match, kind: fc.constantFrom(...FAULT_KINDS), times: field, delay: field, status: field }),
      (input) => {
        const fault = readFault(input);
        if (typeof fault !== 'string') expect(v.safeParse(FaultInput, fault).issues).toBeUndefined();
      },
    ),
  );
});

it('describes a fault', () => {
  expect(faultInWords({ match: '/', kind: 'delay', delay_ms: 3000 }, 1)).toBe('延迟 3000 毫秒，1 次');
  expect(faultInWords({ match: '/', kind: 'offline' }, null)).toBe('断网，一直');
  expect(faultInWords({ match: '/', kind: 'notify_late' }, 2)).toBe('延迟通知 20000 毫秒，2 次');
});

it('suggests a pattern that matches the call', () => {
  const path = '/api/main/web/vip/packages/12/orders?x=1';
  expect(matchLike('POST', path)).toBe('POST /api/main/web/vip/packages/*/orders');
  expect(matchLike('GET', '/api/main/v1/feedback-list')).toBe('GET /api/main/v1/feedback-list');
  expect(isMatch(matchLike('POST', path), 'POST', '/api/main/web/vip/packages/12/orders')).toBe(true);
});
