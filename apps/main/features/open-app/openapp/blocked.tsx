import { LinkButton } from '@vip/ui';
import { AppSign, Stage } from '../stage.tsx';
import type { OpeningState } from '../opening-state.ts';
import { CopyLink } from '../copy-link.tsx';
import { HandSteps, Ways } from '../ways.tsx';

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

/** A screen whose menu at the top right is being pointed at. */
const MenuArrow = () => (
  <svg
    aria-hidden="true"
    width="220"
    height="190"
    viewBox="0 0 220 190"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ display: 'block', position: 'relative' }}
  >
    <path d="M34 188V42a22 22 0 0 1 22-22h108a22 22 0 0 1 22 22v146" fill="#1f1b16" stroke="#8f7746" />
    <path d="M34 66h152" stroke="#3d3529" />
    <path d="M52 44h36M100 44h22" stroke="#6b5b3c" strokeWidth="5" />
    <path d="M54 92h74M54 110h96M54 128h52" stroke="#3d3529" strokeWidth="6" />
    <circle cx="166" cy="43" r="17" fill="#e2cb9c" />
    <path d="M159 43h.01M166 43h.01M173 43h.01" stroke="#2a1f0c" strokeWidth="4" />
    <path d="M112 168c34-6 52-34 53-82" stroke="#e2cb9c" strokeWidth="2.5" strokeDasharray="1 7" />
    <path d="M154 92l11-15 10 16" stroke="#e2cb9c" strokeWidth="2.5" />
  </svg>
);
