import { useRef, useState } from 'react';
import { MemberMark } from '../member-mark.tsx';
import css from './failure.module.css';

/** What surrounds a failure. */
export interface Frame {
  /** The title of the route; none without a route. */
  head?: string;
  /** The footer of the HTML: company, customer service and agreements are data of a brand, which the shell has not. */
  foot: Element | null;
  /** For customer service: `passportOf`. */
  passport?: string | null;
}

const SIGNS = {
  failed: 'M146 35v13M146 56h.01',
  missing: 'M139.5 41a6.5 6.5 0 1 1 9.4 5.8q-2.9 1.5-2.9 4.2M146 57h.01',
  paid: 'M137 46.5l6.5 6.5 12-13',
};

const OUTLINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const TINT = 'var(--tint,#f0e2c3)';

/** Shown by the shell in place of a page, in the page's colours if its styles have loaded. */
export function FailurePage(props: {
  frame: Frame;
  title: string;
  note: string;
  actions: Action[];
  /** `status` while something is loading. */
  role?: 'alert' | 'status';
  sign: keyof typeof SIGNS;
}) {
  const { frame, role = 'alert', sign } = props;
  return (
    <div className={css.page}>
      <header className={css.head}>
        <MemberMark className={css.logo} />
        {frame.head ?? '会员中心'}
      </header>
      <main className={css.main}>
        <div role={role}>
          <svg aria-hidden="true" width="200" height="148" {...OUTLINE}>
            <circle cx="100" cy="72" r="64" fill={TINT} stroke="none" opacity=".4" />
            <ellipse cx="100" cy="137" rx="66" ry="6" fill="var(--line,#e9e4da)" stroke="none" />
            <g stroke="var(--edge-on,#b08d4c)" strokeWidth="2">
              <rect
                x="60"
                y="26"
                width="96"
                height="66"
                rx="10"
                transform="rotate(9 108 59)"
                fill={TINT}
                stroke="none"
              />
              <rect
                x="44"
                y="44"
                width="104"
                height="74"
                rx="10"
                fill="var(--sheet,#fff)"
                strokeDasharray={sign === 'missing' ? '7 6' : undefined}
              />
              <path d="M26 46v10M21 51h10M176 92v8M172 96h8" />
              <path d="M60 86h44M60 101h26" stroke={TINT} strokeWidth="6" />
            </g>
            <circle cx="146" cy="46" r="20" fill="var(--text,#14120f)" stroke="none" />
            <path d={SIGNS[sign]} stroke="var(--sheet,#fff)" strokeWidth="4" />
          </svg>
          <h1 className={css.title}>{props.title}</h1>
          <p className={css.note}>
            {props.note.match(/[^，]+，?/g)?.map((clause) => (
              <span key={clause}>{clause}</span>
            ))}
          </p>
        </div>
        {props.actions.map((action, at) => {
          const className = at === 0 ? css.button : css.link;
          return action.href ? (
            <a
              key={action.name}
              className={className}
              href={action.href}
              onClick={(event) => {
                if (!action.run) return;
                event.preventDefault();
                action.run();
              }}
            >
              {action.name}
            </a>
          ) : (
            <button key={action.name} type="button" className={className} onClick={action.run}>
              {action.name}
            </button>
          );
        })}
      </main>
      {sign === 'failed' && frame.passport && <Passport>{frame.passport}</Passport>}
      {frame.foot ? (
        <footer className={css.foot} dangerouslySetInnerHTML={{ __html: frame.foot.innerHTML }} />
      ) : (
        <footer className={css.foot}>
          <p>
            <a href="/useragree">用户协议</a>
            <a href="/privacyagree">隐私政策</a>
          </p>
        </footer>
      )}
    </div>
  );
}

/** For customer service. 复制 selects the number, which can be copied by hand where the browser does not. */
function Passport({ children }: { children: string }) {
  const number = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    if (number.current) getSelection()?.selectAllChildren(number.current);
    setCopied(document.execCommand('copy'));
  };
  return (
    <div className={css.passport}>
      <p>
        错误编号{' '}
        <b ref={number}>
          {children.match(/[^.]+\.?/g)?.map((part, at) => (
            <span key={at}>{part}</span>
          ))}
        </b>
      </p>
      <button type="button" onClick={copy}>
        <span role="status">{isCopied ? '已复制' : '复制'}</span>
      </button>
    </div>
  );
}

export interface Action {
  name: string;
  /** Called instead of following `href`. */
  run?: () => void;
  /** Makes it a link. */
  href?: string;
}
