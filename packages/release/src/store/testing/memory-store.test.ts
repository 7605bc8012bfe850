import fc from 'fast-check';
import { it } from 'vitest';
import { followsTheModel, steps } from './model.ts';
import { memoryStore } from './memory-store.test-support.ts';

it('behaves like every store', () =>
  fc.assert(fc.asyncProperty(steps, (list) => followsTheModel(memoryStore(), list))));
