import {
  addressAtom,
  append,
  documentsAtom,
  filesAtom,
  handOverAtom,
  pushedAtom,
  questionsAtom,
  store,
  titleAtom,
  trafficAtom,
} from '../state.ts';
import { readFrameMessage, type FrameMessage } from './frame-messages.ts';
import { frame } from './frame.ts';

/** Resets the state of the previous document's app. */
function startDocument(address: string, title: string): void {
  store.set(trafficAtom, []);
  store.set(questionsAtom, []);
  store.set(handOverAtom, null);
  store.set(addressAtom, address);
  store.set(titleAtom, title);
}

/** Shows the address of a page without a reporter, like the cashier; unknown on another origin. */
function showPlainPage(): void {
  let framed: Location | undefined;
  try {
    framed = frame.contentWindow?.location;
    if (framed?.origin !== location.origin) return;
  } catch {
    // The address of a page of another origin cannot be read.
    return;
  }
  const address = framed.pathname + framed.search + framed.hash;
  if (address !== store.get(addressAtom)) startDocument(address, frame.contentDocument?.title ?? '');
}

let files = 0;

function takeMessage(message: FrameMessage): void {
  switch (message.type) {
    case 'sandbox-document':
      append(documentsAtom, { at: message.at, address: message.address });
      return startDocument(message.address, message.title);
    case 'sandbox-address':
      store.set(addressAtom, message.address);
      return store.set(titleAtom, message.title);
    case 'sandbox-bridge':
      return append(trafficAtom, message.entry);
    case 'sandbox-app':
      return store.set(handOverAtom, message.handOver);
    case 'sandbox-question':
      return append(questionsAtom, message.question);
    case 'sandbox-pushed':
      return store.set(pushedAtom, (pushed) =>
        pushed?.id === message.id ? { ...pushed, isAnswered: true, answer: message.answer } : pushed,
      );
    case 'sandbox-file': {
      const { at, ms, path, status } = message;
      files += 1;
      return append(filesAtom, { id: `file-${files}`, at, ms, path, status });
    }
  }
}

/** Writes the reports of the framed page's environment to the state. */
export function listenToFrame(): void {
  frame.addEventListener('load', showPlainPage);
  window.addEventListener('message', (event) => {
    const message = event.source === frame.contentWindow ? readFrameMessage(event.data) : null;
    if (message) takeMessage(message);
  });
}
