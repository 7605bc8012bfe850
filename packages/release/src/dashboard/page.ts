import { createHash } from 'node:crypto';
import type { Alert } from '../overview/alerts.ts';
import type { SiteOverview } from '../overview/overview.ts';
import { html, Markup } from './html.ts';
import { changeList, publisherSection, refusedSection } from './publisher.ts';
import { STYLE } from './style.ts';
import { age } from '../commands/status.ts';
import { commandLine, shareOf, timeOf, versionOf, WORDS } from './words.ts';

/** Nothing but the page's own style: no script, no request, no frame around it. */
export const policyOf = (): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** Without a space more: the policy has its hash. */
const STYLE_ELEMENT = new Markup(`<style>${STYLE}</style>`);

function document(title: string, refresh: number | null, body: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policyOf()}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        ${refresh !== null && html`<meta http-equiv="refresh" content="${refresh}" />`}
        <title>${title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        ${body}
      </body>
    </html> `.text;
}

/** The overview as one page. `refresh`: seconds after which a browser loads it again; null for a file. */
export function dashboardPage(overview: SiteOverview, refresh: number | null = null): string {
  const { alerts, publishers, refused, at, site, configuration, configurationChanges } = overview;
  const now = new Date(at);
  const names = [...publishers.map(({ publisher }) => publisher), ...Object.keys(refused)].sort(shellLast);
  const isEmpty = names.length === 0 && overview.problems.length === 0;
  return document(
    `${summaryOf(alerts)} – releases of ${site}`,
    refresh,
    html`<header class="top">
        <h1>Releases</h1>
        <p class="site"><span class="place">${site}</span> <span>as of ${timeOf(at, null)}</span></p>
        <p class="summary ${levelOf(alerts)}">${summaryOf(alerts)}</p>
        ${
          names.length > 0 &&
          html`<nav aria-label="Publishers">
            <ul class="glance">
              ${names.map((name) => glance(name, overview, now))}
            </ul>
          </nav>`
        }
      </header>
      <main>
        ${
          alerts.length > 0 &&
          html`<section aria-labelledby="alerts">
            <h2 id="alerts">Alerts</h2>
            <ul class="alerts">
              ${alerts.map(alertItem)}
            </ul>
          </section>`
        }
        ${isEmpty && html`<p>Nothing is published.</p>`}
        ${names.map((name) => {
          const found = publishers.find(({ publisher }) => publisher === name);
          return found ? publisherSection(found, now) : refusedSection(name, String(refused[name]));
        })}
        ${
          configuration !== null &&
          html`<section class="publisher" aria-labelledby="configuration">
            <h2 id="configuration">Configuration</h2>
            <p>
              ${configuration === 0 ? 'None: every setting has its default.' : `Version ${configuration}.`}
            </p>
            ${changeList(configurationChanges, now)}
          </section>`
        }
      </main>
      <footer>
        <p>
          The sections of the runbook are in <code>packages/release/docs/runbook.md</code>. Intervals hold at
          95 %, however often you look. Rates are of loads that ran the release live or as a canary.
        </p>
      </footer>`,
  );
}

/** The page of a site that cannot be read at all. */
export const failurePage = (message: string, refresh: number | null): string =>
  document(
    'The site cannot be read',
    refresh,
    html`<header class="top">
        <h1>Releases</h1>
        <p class="summary problem">The site cannot be read</p>
      </header>
      <main><p>${message}</p></main>`,
  );

/** One line of the list at the top: the state in a word, what is live, the canary. */
function glance(name: string, { publishers, alerts, refused }: SiteOverview, now: Date): Markup {
  const found = publishers.find(({ publisher }) => publisher === name);
  const level = levelOf(alerts.filter(({ publisher }) => publisher === name));
  const state = refused[name] !== undefined ? 'Refused' : level === 'good' ? 'In order' : WORDS[level];
  return html`<li>
    <a href="#${name}">${name}</a> <strong class="${level}">${state}</strong>
    ${
      found &&
      html`<span>live ${versionOf(found.live.version)} for ${age(found.live.since, now)}</span>
        <span>${found.canary ? html`canary ${shareOf(found.canary.share)}` : 'no canary'}</span>`
    }
  </li>`;
}

const shellLast = (one: string, other: string): number =>
  Number(one === 'shell') - Number(other === 'shell') || (one < other ? -1 : 1);

const levelOf = (alerts: readonly Alert[]): Alert['level'] | 'good' =>
  alerts.find(({ level }) => level !== 'note')?.level ?? 'good';

function summaryOf(alerts: readonly Alert[]): string {
  const count = (level: Alert['level'], one: string, more: string) => {
    const found = alerts.filter((alert) => alert.level === level).length;
    return found === 0 ? [] : [found === 1 ? `1 ${one}` : `${found} ${more}`];
  };
  const parts = [...count('problem', 'problem', 'problems'), ...count('warning', 'warning', 'warnings')];
  return parts.length === 0 ? 'All in order' : parts.join(', ');
}

/** As many are read at a glance. */
const MOST_DETAILS = 4;

function alertItem({ level, publisher, text, details, runbook, commands }: Alert): Markup {
  const list = html`<ul class="details">
    ${details.map((each) => html`<li>${each}</li>`)}
  </ul>`;
  return html`<li class="alert ${level}">
    <p class="what">
      <strong class="level">${WORDS[level]}</strong>
      ${publisher !== null && html`<a href="#${publisher}">${publisher}</a>:`} <span>${text}</span>
    </p>
    ${
      details.length > 0 &&
      (details.length > MOST_DETAILS
        ? html`<details>
            <summary>${details.length} files</summary>
            ${list}
          </details>`
        : list)
    }
    ${commands.map(commandLine)}
    <p class="runbook">Runbook: ${runbook}</p>
  </li>`;
}
