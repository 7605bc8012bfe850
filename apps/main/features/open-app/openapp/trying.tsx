import { Button } from '@vip/ui';
import { AppSign } from '../app-sign.tsx';
import type { OpeningState } from '../opening-state.ts';
import { Stage } from '../stage.tsx';
import { StoreButtons } from '../store-buttons.tsx';
import { Note, Ways } from '../ways.tsx';
import { tryingText } from './trying-text.ts';

type TryingProps = Extract<OpeningState, { kind: 'try' }>;

/** Opens the app and says how it went. The store is a button, and comes first only once the app did not open. */
export function Trying({ app, status, open, stores, goToStore }: TryingProps) {
  const { title, text } = tryingText(status, app.name);
  const places = (variant: 'solid' | 'text', shown: TryingProps['stores']) => (
    <StoreButtons stores={shown} variant={variant} onChoose={goToStore} />
  );
  return (
    <>
      <Stage sign={<AppSign shape={app.shape} />} title={title} isTurning={status === 'trying'} text={text} />
      <Ways isRoomy>
        {status === 'not_opened' || status === 'refused' ? (
          <>
            {places('solid', stores.slice(0, 1))}
            {status === 'not_opened' && (
              <Button variant="line" onClick={open}>
                再打开一次
              </Button>
            )}
            {places('text', stores.slice(1))}
          </>
        ) : (
          <>
            <Button onClick={open}>{status === 'opened' ? '再打开一次' : `打开${app.name}`}</Button>
            {status === 'trying' ? (
              <Note>没有反应也不要紧，稍等会给出别的办法。</Note>
            ) : (
              places('text', stores)
            )}
          </>
        )}
      </Ways>
    </>
  );
}
