import type { NativeHost } from '@vip/native-hosts';

/** How a call is answered manually. `ordinary` is the app's own answer. */
export type HandAnswer = 'once' | 'twice' | 'late' | 'never' | 'ordinary';

/** Delays calls of the page until they are answered in the workbench. */
export interface HandDesk {
  /** The answer of the app's handler: that of `ordinary` at once, or one from the workbench. */
  hold(name: string, data: unknown, ordinary: () => unknown): unknown;
  /** Allows the workbench to call the page. `handOver` is the initial data of such calls. */
  attach(host: NativeHost, handOver: unknown): void;
}

interface Options {
  isOn: boolean;
  /** ms from the call to a delayed answer: longer than the page waits. */
  lateMs: number;
}

/**
 * Manual answers of the app: posts the page's calls to the workbench around the frame and sends its answers. Outside a frame
 * the app answers itself. Self-contained: it is serialised into a script.
 */
export function createHandDesk(window: Window, options: Options): HandDesk {
  const isFramed = window.parent !== window;
  const waiting: Record<string, { at: number; ordinary: () => unknown; answer: (value: unknown) => void }> =
    {};
  const post = (message: Record<string, unknown>) => window.parent.postMessage(message, '*');
  let isOn = isFramed && options.isOn;
  let host: NativeHost | null = null;
  let asked = 0;
  let isTwice = false;

  const release = (id: string, how: HandAnswer, value: unknown) => {
    const question = waiting[id];
    if (!question) return;
    delete waiting[id];
    if (how === 'never') return;
    const send = () => {
      if (host && isTwice !== (how === 'twice')) {
        isTwice = !isTwice;
        host.answerTwice(isTwice);
      }
      question.answer(how === 'ordinary' ? question.ordinary() : value);
    };
    if (how === 'late') window.setTimeout(send, Math.max(0, question.at + options.lateMs - Date.now()));
    else send();
  };

  const handle = (message: Record<string, unknown>) => {
    if (message['type'] === 'sandbox-hand') {
      isOn = message['isOn'] === true;
      if (!isOn) Object.keys(waiting).forEach((id) => release(id, 'ordinary', null));
    }
    if (message['type'] === 'sandbox-answer') {
      release(String(message['id']), message['how'] as HandAnswer, message['answer']);
    }
    if (message['type'] === 'sandbox-push' && host) {
      void host
        .callPage(String(message['name']), message['data'])
        .then((answer) =>
          post({ type: 'sandbox-pushed', id: message['id'], answer: answer === undefined ? null : answer }),
        );
    }
  };

  if (isFramed) {
    window.addEventListener('message', (event) => {
      // Any window may post to a page: only the workbench around it is accepted.
      if (event.source !== window.parent || typeof event.data !== 'object' || !event.data) return;
      handle(event.data as Record<string, unknown>);
    });
  }

  return {
    hold(name, data, ordinary) {
      if (!isOn) return ordinary();
      asked += 1;
      const at = Date.now();
      const id = at + '-' + asked;
      return new Promise((answer) => {
        waiting[id] = { at, ordinary, answer };
        post({
          type: 'sandbox-question',
          question: { id, at, name, data: data === undefined ? null : data },
        });
      });
    },
    attach(next, handOver) {
      host = next;
      if (isFramed) post({ type: 'sandbox-app', handOver });
    },
  };
}
