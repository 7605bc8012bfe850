import type { NativeHost } from '@vip/native-hosts';

/** How a question is answered by hand. `ordinary` is what the app would have done by itself. */
export type HandAnswer = 'once' | 'twice' | 'late' | 'never' | 'ordinary';

/** Holds questions of the page until they are answered in the workbench. */
export interface HandDesk {
  /** The answer of the app's handler: that of `ordinary` at once, or later one from the workbench. */
  hold(name: string, data: unknown, ordinary: () => unknown): unknown;
  /** Lets the workbench call the page. `handOver` is the initial data of such calls. */
  attach(host: NativeHost, handOver: unknown): void;
}

interface Options {
  isOn: boolean;
  /** ms after the question at which a late answer is sent: later than the page waits. */
  lateMs: number;
}

/**
 * The app's side of answering by hand: posts the questions to the workbench around the frame and sends its answers.
 * Outside a frame nothing waits. Self-contained: it is serialised into a script.
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

  const obey = (said: Record<string, unknown>) => {
    if (said['type'] === 'sandbox-hand') {
      isOn = said['isOn'] === true;
      if (!isOn) Object.keys(waiting).forEach((id) => release(id, 'ordinary', null));
    }
    if (said['type'] === 'sandbox-answer') {
      release(String(said['id']), said['how'] as HandAnswer, said['answer']);
    }
    if (said['type'] === 'sandbox-push' && host) {
      void host
        .callPage(String(said['name']), said['data'])
        .then((answer) =>
          post({ type: 'sandbox-pushed', id: said['id'], answer: answer === undefined ? null : answer }),
        );
    }
  };

  if (isFramed) {
    window.addEventListener('message', (event) => {
      // Any window may post to a page: only the workbench around it is accepted.
      if (event.source !== window.parent || typeof event.data !== 'object' || !event.data) return;
      obey(event.data as Record<string, unknown>);
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
