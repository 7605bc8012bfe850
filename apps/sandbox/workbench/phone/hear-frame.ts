import { browser } from '../dom/browser.ts';
import { append, type WorkbenchStore } from '../state/workbench-state.ts';
import { readFrameMessage } from './frame-messages.ts';

/** The address of a page that tells nothing by itself, like the cashier; unknown on another origin. */
function showPlainPage(store: WorkbenchStore, frame: HTMLIFrameElement): void {
  let location: Location | undefined;
  try {
    location = frame.contentWindow?.location;
    if (!location || location.origin !== browser.location.origin) return;
  } catch {
    // A page of another origin keeps its address to itself.
    return;
  }
  const address = location.pathname + location.search + location.hash;
  const title = frame.contentDocument?.title ?? '';
  if (address !== store.get().address)
    store.set({ address, title, traffic: [], questions: [], handOver: null });
}

/** Takes in what the framed page's environment tells. A new document starts a new page of bridge traffic. */
export function hearFrame(store: WorkbenchStore, frame: HTMLIFrameElement): void {
  let files = 0;
  frame.addEventListener('load', () => showPlainPage(store, frame));
  browser.addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow) return;
    const message = readFrameMessage(event.data);
    if (!message) return;
    switch (message.type) {
      case 'sandbox-document':
        store.set({
          documents: append(store.get().documents, { at: message.at, address: message.address }),
          traffic: [],
          questions: [],
          handOver: null,
          address: message.address,
          title: message.title,
        });
        return;
      case 'sandbox-address':
        store.set({ address: message.address, title: message.title });
        return;
      case 'sandbox-bridge':
        store.set({ traffic: append(store.get().traffic, message.entry) });
        return;
      case 'sandbox-app':
        store.set({ handOver: message.handOver });
        return;
      case 'sandbox-question':
        store.set({ questions: append(store.get().questions, message.question) });
        return;
      case 'sandbox-pushed': {
        const { pushed } = store.get();
        if (pushed?.id === message.id) {
          store.set({ pushed: { ...pushed, isAnswered: true, answer: message.answer } });
        }
        return;
      }
      case 'sandbox-file': {
        const { at, ms, path, status } = message;
        files += 1;
        store.set({ files: append(store.get().files, { id: `file-${files}`, at, ms, path, status }) });
        return;
      }
    }
  });
}
