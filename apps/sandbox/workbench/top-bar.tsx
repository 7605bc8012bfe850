import { clockShape, externalShape, Icon, resetShape } from '@vip/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type FormEvent, type ToggleEvent } from 'react';
import { attempt, reset } from './actions.ts';
import { typedPath } from './address.ts';
import { offsetInWords, timeOfDay } from './format.ts';
import { openInFrame } from './phone/frame.ts';
import { setClock } from './server.ts';
import { addressAtom, clockOffsetAtom, nowAtom, store, titleAtom } from './state.ts';
import { ThemeButton } from './theme-button.tsx';

const MINUTE = 60_000;
const STEPS: readonly { name: string; ms: number }[] = [
  { name: '1 分钟', ms: MINUTE },
  { name: '5 分钟', ms: 5 * MINUTE },
  { name: '15 分钟', ms: 15 * MINUTE },
  { name: '1 小时', ms: 60 * MINUTE },
  { name: '1 天', ms: 1440 * MINUTE },
  { name: '30 天', ms: 30 * 1440 * MINUTE },
];

const sheetShape = 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z';

/** Shows the frame's address and title, and opens a typed address. */
function AddressBar() {
  const address = useAtomValue(addressAtom);
  const title = useAtomValue(titleAtom);
  /** Null while the field is not edited. */
  const [typed, setTyped] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    inputRef.current?.setCustomValidity('');
  }, [typed, address]);

  const go = (event: FormEvent) => {
    event.preventDefault();
    const path = typedPath(typed ?? address, location.origin);
    if (path === null) {
      inputRef.current?.setCustomValidity('只能打开本站地址');
      inputRef.current?.reportValidity();
      return;
    }
    inputRef.current?.blur();
    openInFrame(path);
  };
  return (
    <form className="address" noValidate onSubmit={go}>
      <label className="field mono">
        <span className="host">{location.host}</span>
        <input
          ref={inputRef}
          className="mono"
          aria-label="地址"
          autoComplete="off"
          spellCheck={false}
          value={typed ?? address}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => {
            setTyped(address);
            event.target.select();
          }}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
        <span className="title" title={title}>
          {title}
        </span>
      </label>
    </form>
  );
}

/** The server's clock, and a menu that advances it. */
function Clock() {
  const offset = useAtomValue(clockOffsetAtom);
  const now = useAtomValue(nowAtom);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const ahead = offsetInWords(offset);
  const place = ({ currentTarget: menu }: ToggleEvent<HTMLDivElement>) => {
    const { left = 0, bottom = 0 } = buttonRef.current?.getBoundingClientRect() ?? {};
    menu.style.left = `${left}px`;
    menu.style.top = `${bottom + 4}px`;
  };
  const item = (name: string, ms: number) => (
    <button
      key={name}
      popoverTarget="clock-menu"
      popoverTargetAction="hide"
      onClick={() => attempt(setClock(ms))}
    >
      {name}
    </button>
  );
  return (
    <>
      <span className="clock">
        服务器 <span className="mono">{timeOfDay(now + offset)}</span>
        {ahead && <span className="tag warn">{ahead}</span>}
      </span>
      <button ref={buttonRef} className="button" popoverTarget="clock-menu">
        <Icon shape={clockShape} size={15} strokeWidth={1.7} />
        拨快时钟
      </button>
      <div className="menu" id="clock-menu" popover="auto" onBeforeToggle={place}>
        {STEPS.map(({ name, ms }) => item(`拨快 ${name}`, offset + ms))}
        <hr />
        {item('还原', 0)}
      </div>
    </>
  );
}

export const TopBar = () => (
  <header className="top">
    <h1>工作台</h1>
    <AddressBar />
    <Clock />
    <span className="spacer" />
    <button
      className="button"
      title="在浏览器里直接打开，不带环境"
      onClick={() => window.open(store.get(addressAtom), '_blank', 'noopener')}
    >
      <Icon shape={externalShape} size={15} strokeWidth={1.7} />
      新窗口打开
    </button>
    <a className="button" href="/workbench/gallery">
      <Icon shape={sheetShape} size={15} strokeWidth={1.7} />
      全部页面
    </a>
    <ThemeButton />
    <button className="button" onClick={() => attempt(reset())}>
      <Icon shape={resetShape} size={15} strokeWidth={1.7} />
      清空数据
    </button>
  </header>
);
