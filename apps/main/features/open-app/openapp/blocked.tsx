import { LinkButton } from '@vip/ui';
import { AppSign } from '../app-sign.tsx';
import type { OpeningState } from '../opening-state.ts';
import { CopyLink } from '../copy-link.tsx';
import { Stage } from '../stage.tsx';
import { HandSteps, Ways } from '../ways.tsx';
import { MenuArrow } from './menu-arrow.tsx';

/**
 * Another app shows the page and opens none: how to get into a browser by hand. 聊小白 has a mini-program besides, which
 * WeChat does open.
 */
export const Blocked = ({ app, place, menuWords, link }: Extract<OpeningState, { kind: 'blocked' }>) => (
  <>
    <Stage
      sign={menuWords ? <MenuArrow /> : <AppSign shape={app.shape} />}
      title={`到浏览器里打开${app.name}`}
      text={`${place}里不能直接打开，换到浏览器就可以。`}
    />
    <Ways>
      <HandSteps
        steps={
          menuWords
            ? ['点右上角的「…」。', `选择「${menuWords}」。`]
            : ['点「复制链接」。', '打开手机里的浏览器，粘贴到地址栏。']
        }
      />
      <CopyLink link={link} variant={menuWords ? 'line' : 'solid'} />
      {place === '微信' && app.code === 'lxb' && (
        <LinkButton variant="text" href="/openweapp">
          不换浏览器，用小程序
        </LinkButton>
      )}
    </Ways>
  </>
);
