import type { BridgeMessage, HandQuestion } from '../state/workbench-state.ts';

/** What the environment's script inside the frame tells the workbench. */
export type FrameMessage =
  | { type: 'sandbox-document'; at: number; address: string; title: string }
  | { type: 'sandbox-address'; address: string; title: string }
  | { type: 'sandbox-bridge'; entry: BridgeMessage }
  | { type: 'sandbox-app'; handOver: unknown }
  | { type: 'sandbox-question'; question: HandQuestion }
  | { type: 'sandbox-pushed'; id: string; answer: unknown }
  | { type: 'sandbox-file'; at: number; ms: number; path: string; status: number };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The message, or null for anything else that a page posts to its parent. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isRecord(data)) return null;
  switch (data['type']) {
    case 'sandbox-document':
    case 'sandbox-address':
      return typeof data['address'] === 'string' && typeof data['title'] === 'string'
        ? (data as FrameMessage)
        : null;
    case 'sandbox-bridge': {
      const entry = data['entry'];
      return isRecord(entry) && typeof entry['at'] === 'number' && typeof entry['name'] === 'string'
        ? (data as FrameMessage)
        : null;
    }
    case 'sandbox-app':
      return 'handOver' in data ? (data as FrameMessage) : null;
    case 'sandbox-question': {
      const question = data['question'];
      return isRecord(question) &&
        typeof question['id'] === 'string' &&
        typeof question['at'] === 'number' &&
        typeof question['name'] === 'string'
        ? (data as FrameMessage)
        : null;
    }
    case 'sandbox-pushed':
      return typeof data['id'] === 'string' && 'answer' in data ? (data as FrameMessage) : null;
    case 'sandbox-file':
      return typeof data['path'] === 'string' && typeof data['at'] === 'number'
        ? (data as FrameMessage)
        : null;
    default:
      return null;
  }
}
