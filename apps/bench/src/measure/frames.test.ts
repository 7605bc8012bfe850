import { expect, test } from 'vitest';
import { framesBetween } from './frames.ts';

const mark = (name: string, ms: number) => ({ name, ph: 'R', ts: ms * 1000 });

const frame = (
  ms: number,
  state: 'PRESENTED_ALL' | 'PRESENTED_PARTIAL' | 'DROPPED' | 'NO_UPDATE_DESIRED',
  {
    moves = 'compositor',
    hurts = false,
  }: { moves?: 'compositor' | 'main' | 'nothing'; hurts?: boolean } = {},
) => ({
  name: 'PipelineReporter',
  ph: 'b',
  ts: ms * 1000,
  args: {
    frame_reporter: {
      frame_sequence: ms,
      state: `STATE_${state}`,
      affects_smoothness: hurts,
      has_compositor_animation: moves === 'compositor',
      has_main_animation: moves === 'main',
    },
  },
});

test('counts each moving frame once, and those that came late', () => {
  const trace = [
    mark('tap', 0),
    frame(16, 'PRESENTED_ALL', { moves: 'nothing' }),
    frame(32, 'PRESENTED_ALL', { moves: 'main' }),
    frame(32, 'PRESENTED_PARTIAL', { moves: 'main' }),
    frame(48, 'DROPPED', { hurts: true, moves: 'nothing' }),
    frame(64, 'PRESENTED_ALL'),
    frame(64, 'NO_UPDATE_DESIRED'),
    mark('done', 80),
    frame(96, 'DROPPED', { hurts: true }),
  ];
  expect(framesBetween(trace, 'tap', 'done')).toEqual({ all: 3, late: 1, first: 32 });
});

test('a movement without a frame is an error, not a smooth one', () => {
  const trace = [mark('tap', 0), frame(16, 'PRESENTED_ALL', { moves: 'nothing' }), mark('done', 80)];
  expect(() => framesBetween(trace, 'tap', 'done')).toThrow('nothing moved');
});

test('a mark that is missing is an error', () => {
  expect(() => framesBetween([mark('tap', 0)], 'tap', 'done')).toThrow('no mark done');
});
