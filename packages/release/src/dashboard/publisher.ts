import type { ChangeLine } from '../overview/changes.ts';
import type { Step } from '../overview/next-steps.ts';
import type { PublisherOverview, RunningRelease } from '../overview/overview.ts';
import { html, type Markup } from './html.ts';
import { comparisonTable, ratesTable } from './tables.ts';
import { commandLine, countOf, shareOf, timeOf, versionOf } from './words.ts';

/** A brand or the shell: what runs, what its pages report, what was changed, what may be done. */
export function publisherSection(overview: PublisherOverview, now: Date): Markup {
  const { publisher, serial, canary, releases, changes, next } = overview;
  return html`<section class="publisher" id="${publisher}" aria-labelledby="${publisher}-name">
    <h2 id="${publisher}-name">${publisher} <small>serial ${serial}</small></h2>
    <dl class="running">${running(overview, now)}</dl>
    ${
      canary?.judgement &&
      html`<h3>The canary beside live</h3>
        <p
          class="judgement ${canary.judgement.act === 'take back' ? 'problem' : canary.judgement.act === 'hold' ? 'note' : 'good'}"
        >
          <strong>${JUDGEMENTS[canary.judgement.act]}</strong> ${canary.judgement.why}
        </p>
        ${comparisonTable(canary.judgement)}`
    }
    ${
      releases !== null &&
      html`<h3>What pages report</h3>
        ${releases.length > 0 ? ratesTable(overview, releases) : html`<p class="empty">No page has reported yet.</p>`}`
    }
    <h3>Next steps</h3>
    <ul class="steps">
      ${next.map(stepItem)}
    </ul>
    <h3>Changes</h3>
    ${changeList(changes, now)} ${keys(overview)}
  </section>`;
}

export const refusedSection = (publisher: string, reason: string): Markup =>
  html`<section class="publisher" id="${publisher}" aria-labelledby="${publisher}-name">
    <h2 id="${publisher}-name">${publisher} <small class="problem">REFUSED</small></h2>
    <p>${reason}. Its pages stay as they are; see the alert above.</p>
  </section>`;

const JUDGEMENTS = { 'take back': 'Take it back.', hold: 'Hold it.', widen: 'It may widen.' } as const;

function running({ publisher, live, canary, lastGood }: PublisherOverview, now: Date): Markup[] {
  const item = (name: string, of: string, release: RunningRelease, more: Markup) =>
    html`<div class="${of}">
      <dt>${name}</dt>
      <dd>${versionOf(release.version)}${more}${events(release)}</dd>
    </div>`;
  const none = (name: string, text: string) =>
    html`<div class="none">
      <dt>${name}</dt>
      <dd>${text}</dd>
    </div>`;
  return [
    item('Live', 'live', live, html`<span class="since">since ${timeOf(live.since, now)}</span>`),
    canary
      ? item(
          'Canary',
          'canary',
          canary,
          html`<span class="share">${shareOf(canary.share)} of users</span
            ><span class="since">published ${timeOf(canary.publishedAt, now)}</span>`,
        )
      : none('Canary', publisher === 'shell' ? 'the shell has none' : 'none runs'),
    lastGood
      ? item(
          'Last good',
          'last',
          lastGood,
          html`<span class="since">published ${timeOf(lastGood.publishedAt, now)}</span>`,
        )
      : none('Last good', 'none: no rollback is possible'),
  ];
}

const events = ({ errors, quarantined, visits }: RunningRelease): Markup | false =>
  errors !== undefined &&
  html`<span class="events"
    >${countOf(visits ?? 0)} page views, ${countOf(errors)} errors, ${countOf(quarantined ?? 0)}
    quarantined</span
  >`;

const stepItem = ({ what, command, isAdvised }: Step): Markup =>
  html`<li${isAdvised && html` class="advised"`}><span>${what}${isAdvised && html` <strong>advised</strong>`}</span>${commandLine(command)}</li>`;

/** As many are shown at once: a night's. */
const SHOWN = 4;

export function changeList(changes: readonly ChangeLine[], now: Date): Markup {
  if (changes.length === 0) return html`<p class="empty">None is recorded.</p>`;
  const items = (some: readonly ChangeLine[]) =>
    html`<ol class="changes">
      ${some.map((change) => changeItem(change, now))}
    </ol>`;
  const older = changes.slice(SHOWN);
  return html`${items(changes.slice(0, SHOWN))}${
    older.length > 0 &&
    html`<details>
      <summary>${older.length} older</summary>
      ${items(older)}
    </details>`
  }`;
}

const changeItem = ({ serial, at, did, version, by, message }: ChangeLine, now: Date): Markup =>
  html`<li>
    <span class="did">${did}</span> ${version !== null && versionOf(version)}
    <span class="by"
      >${timeOf(at, now)}, ${by === null ? 'by whom is not recorded' : `by ${by}`}, no. ${serial}</span
    >
    ${message !== null && html`<q>${message}</q>`}
  </li>`;

function keys({ keys: known }: PublisherOverview): Markup {
  return html`<details class="keys">
    <summary>${known.length === 1 ? '1 key' : `${known.length} keys`}</summary>
    <ul>
      ${known.map(
        ({ kid, isTrusted, signsHere, hasSignedLive }) =>
          html`<li>
            ${versionOf(kid)}
            ${[isTrusted ? 'trusted' : 'NOT TRUSTED', hasSignedLive && 'has signed what is live', signsHere && 'signs on this machine'].filter(Boolean).join(', ')}
          </li>`,
      )}
    </ul>
  </details>`;
}
