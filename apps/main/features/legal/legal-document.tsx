import { Foot } from '@vip/checkout-ui';
import { templateFields } from './template-fields.ts';
import { clauses } from './clauses/index.ts';
import { facts } from './apps.ts';
import { fill } from './fill.ts';
import { otherEditions, textsBeside, type LegalText } from './library.ts';
import { renderMarkdown, type Section } from './render-markdown.ts';
import type { Platform } from './app-facts.ts';
import styles from './legal-document.module.css';

/** Minimum for a table of contents. */
const MANY_SECTIONS = 6;

/** A complete legal text, readable without scripts and printable. Rendered on publishing. */
export function LegalDocument({ text }: { text: LegalText }) {
  const { meta } = text;
  const app = facts[meta.app];
  const { html, sections } = renderMarkdown(fill(text.body, clauses, templateFields(meta)));
  const editions = otherEditions(text);
  const others = textsBeside(meta).filter(({ path }) => path !== text.path);
  return (
    <>
      <main className={styles.text}>
        <header>
          <h1>{meta.title}</h1>
          <p className={styles.meta}>
            {app.name}
            {meta.platform !== 'all' && ` ${platformNames[meta.platform]}`} · 版本号 V{meta.version}
            <br />
            <time dateTime={meta.published}>{dateText(meta.published)}</time>发布，
            <time dateTime={meta.effective}>{dateText(meta.effective)}</time>起生效
          </p>
          {editions.length > 0 && (
            <p className={styles.editions}>
              其他版本：
              {editions.map((other) => (
                <a key={other.path} href={other.path}>
                  {platformNames[other.meta.platform]}
                </a>
              ))}
            </p>
          )}
        </header>
        {sections.length >= MANY_SECTIONS && <Contents sections={sections} />}
        <article className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
        <p className={styles.signed}>
          <b>{app.company}</b>
          <br />
          {app.address}
        </p>
      </main>
      <div className={styles.foot}>
        <Foot
          company={app.company}
          icp={app.icp}
          support={app}
          agreements={others.map(({ path, meta: { title } }) => ({ document: path, name: title }))}
        />
      </div>
    </>
  );
}

/** One line that scrolls sideways and stays at the upper edge while reading. */
const Contents = ({ sections }: { sections: Section[] }) => (
  <nav aria-label="目录" className={styles.contents}>
    <b>目录</b>
    <ol className={styles.sections}>
      {sections.map(({ id, title }, at) => (
        <li key={id}>
          <a href={`#${id}`}>
            {at + 1}. {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

const platformNames: Readonly<Record<Platform, string>> = {
  all: 'App 版',
  android: 'Android 版',
  ios: 'iOS 版',
  web: '网页版',
};

/** `2026-03-08` → 2026 年 3 月 8 日 */
const dateText = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number);
  return `${year} 年 ${month} 月 ${day} 日`;
};
