/** An event of Chromium's trace. `ts` in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  args?: { frame_reporter?: FrameReport };
}

/** What the compositor says about a frame: `FrameReporter` of Chromium's chrome_track_event.proto. */
interface FrameReport {
  frame_sequence: number;
  state: string;
  /** Dropped although something was to move in it. */
  affects_smoothness: boolean;
  has_compositor_animation: boolean;
  has_main_animation: boolean;
}

/** What the trace has to record. */
export const CATEGORIES = ['-*', 'cc', 'benchmark', 'blink.user_timing'];

/** Frames in which something moved. */
export interface Frames {
  all: number;
  /** Those that the screen did not get in time. */
  late: number;
  /** From the mark to the first of them, ms. */
  first: number;
}

/**
 * The moving frames between two marks of the page. The compositor reports a frame more than once: its own part and that
 * of the main thread. Throws without a mark, and if nothing moved.
 */
export function framesBetween(traceEvents: readonly TraceEvent[], from: string, to: string): Frames {
  const timeOf = (mark: string) => {
    const found = traceEvents.find(({ name }) => name === mark);
    if (!found) throw new Error(`the trace has no mark ${mark}`);
    return found.ts;
  };
  const [start, end] = [timeOf(from), timeOf(to)];
  const late = new Map<number, boolean>();
  let first: number | null = null;
  for (const { name, ph, ts, args } of traceEvents) {
    const report = args?.frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || !report || ts < start || ts > end) continue;
    const isMoving = report.has_compositor_animation || report.has_main_animation;
    const isLate = report.state === 'STATE_DROPPED' && report.affects_smoothness;
    if (!isMoving && !isLate) continue;
    late.set(report.frame_sequence, isLate || (late.get(report.frame_sequence) ?? false));
    first = Math.min(first ?? ts, ts);
  }
  if (first === null) throw new Error(`nothing moved between ${from} and ${to}`);
  return {
    all: late.size,
    late: [...late.values()].filter(Boolean).length,
    first: (first - start) / 1000,
  };
}
