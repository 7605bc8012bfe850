/** Fields of an answer or event. */
type Fields = Record<string, unknown>;
type OnEvent = (method: string, params: Fields) => void;

/** A debugging protocol session of one page. */
export interface Cdp {
  send<T = Fields>(method: string, params?: Fields): Promise<T>;
  close(): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Connects to a page; `onEvent` gets its events. A refused call rejects with the browser's message. */
export async function connectCdp(address: string, onEvent: OnEvent): Promise<Cdp> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Fields & { id?: number; error?: { message: string } };
    if (message.id === undefined) {
      onEvent(String(message['method']), message['params'] as Fields);
      return;
    }
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) call?.reject(new Error(message.error.message));
    else call?.resolve(message['result']);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'));
    waiting.clear();
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no answer from ${address}`)));
  });
  return {
    send: <T>(method: string, params: Fields = {}) =>
      new Promise<T>((resolve, reject) => {
        last += 1;
        waiting.set(last, {
          resolve: (value) => resolve(value as T),
          reject: (error) => reject(new Error(`${method}: ${error.message}`)),
        });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
