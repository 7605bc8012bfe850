import { useState } from 'react';
import { storedUser, type Package } from '../page/activity.ts';
import { BENEFITS, ENGRAVING, FOOTER, totalTexts } from '../page/texts.ts';

/** The user and the membership card. No user while the skeleton is rendered in Node.js. */
export function Header({ chosen, broadcast }: { chosen: Package | null; broadcast: string | null }) {
  const [user] = useState(() => (typeof window === 'undefined' ? null : storedUser()));
  return (
    <header className="top">
      <div className="user">
        <svg className="portrait" aria-hidden="true" width="44" height="44" viewBox="0 0 40 40">
          <path fill="#e9dcc6" d="M0 0h40v40H0z" />
          <path fill="#8c6f4a" d="M7 42c0-8 6-11.5 13.5-11.5S34 34 34 42z" />
          <path fill="#f0c7a4" d="M13.9 19.5a6.6 8 0 1 1 13.2 0a6.6 8 0 1 1-13.2 0z" />
        </svg>
        <div>
          <h1>{user?.nickname}</h1>
          <p>{user?.facts}</p>
        </div>
      </div>
      <p className="broadcast">{broadcast ?? '支付成功后立即生效'}</p>
      <section className="gold" aria-label="会员卡">
        <svg className="engraving" aria-hidden="true" viewBox="0 0 220 150">
          <path d={ENGRAVING} />
        </svg>
        <p>聊小白</p>
        <b>{chosen?.name}</b>
        <p>{chosen && totalTexts(chosen).until}</p>
      </section>
    </header>
  );
}

export function Benefits() {
  return (
    <table className="benefits">
      <thead>
        <tr>
          <th>权益</th>
          <th>非会员</th>
          <th>会员</th>
        </tr>
      </thead>
      <tbody>
        {BENEFITS.map(([name, free, member]) => (
          <tr key={name}>
            <th>{name}</th>
            <td>{free}</td>
            <td>{member}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Footer() {
  return (
    <footer className="foot">
      <p>
        <a href="tel:4008200001">联系客服</a>
        <a href="/lxbva">会员服务协议</a>
        <a href="/lxbpa">隐私政策</a>
      </p>
      {FOOTER.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </footer>
  );
}
