import { Button } from '@vip/ui';
import { AppSign, Stage } from '../stage.tsx';
import type { OpeningState } from '../opening-state.ts';
import { StoreButtons } from '../store-buttons.tsx';
import { Note, Ways } from '../ways.tsx';
import type { Opening } from '../opening.ts';

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

/** What the page says of the opening: what happens, and what to do. */
function tryingText(status: Opening['status'], name: string): { title: string; text: string } {
  switch (status) {
    case 'idle':
      return { title: `打开${name}`, text: '点下面的按钮，就会转到应用里。' };
    case 'trying':
      return { title: `正在打开${name}`, text: '手机询问时，请点「打开」。' };
    case 'opened':
      return { title: `${name}刚才已打开`, text: '没有看到它？可以再打开一次，或者先下载。' };
    case 'not_opened':
      return { title: `没有打开${name}`, text: '手机里可能还没有它。装好后回到这里，再打开一次就好。' };
    case 'store':
      return { title: `装好了，就打开${name}`, text: '用购买时的手机号登录，会员就在里面。' };
    case 'refused':
      return { title: `这里打不开${name}`, text: '请在手机桌面上点它的图标。还没有它，可以先下载。' };
  }
}
