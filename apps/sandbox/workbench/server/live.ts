import type { CallInfo } from './answers.ts';

type Live = ({ type: 'call' } & CallInfo) | { type: 'change' };

interface Listeners {
  onCall(call: CallInfo): void;
  onChange(): void;
  /** True when the stream opened (again), false when it broke; the browser opens it again by itself. */
  onConnection(isOpen: boolean): void;
}

/** Listens to what happens on the server, for as long as the page lives. */
export function listenLive({ onCall, onChange, onConnection }: Listeners): void {
  const source = new EventSource('/__sandbox/live');
  source.addEventListener('open', () => onConnection(true));
  source.addEventListener('error', () => onConnection(false));
  source.addEventListener('message', (event: MessageEvent<string>) => {
    const said = JSON.parse(event.data) as Live;
    if (said.type === 'call') onCall(said);
    else onChange();
  });
}
