import type { NativeHost } from '@vip/native-hosts';

/** How a question is answered by hand. `ordinary` is what the app would have done by itself. */
export type HandAnswer = 'once' | 'twice' | 'late' | 'never' | 'ordinary';

/** Where questions of the page wait for a person at the workbench. */
export interface HandDesk {
  /** What the app's handler answers: at once as `ordinary` would, or whenever and whatever a person decides. */
  hold(name: string, data: unknown, ordinary: () => unknown): unknown;
  /** From now on the person may also call the page. `handOver` is what such calls begin with. */
  attach(host: NativeHost, handOver: unknown): void;
}

interface Options {
  isOn: boolean;
  /** ms after the question at which a late answer is sent: later than the page waits. */
  lateMs: number;
}

/**
 * The app's side of answering by hand: posts the questions to the workbench around the frame and does what that says.
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
      // Nobody is left to answer them.
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
      // Anybody may post to a page: only the workbench around it is obeyed.
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
