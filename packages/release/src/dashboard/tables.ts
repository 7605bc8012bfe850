import type { Decision } from '../canary/judge.ts';
import type { Outcome } from '../canary/metrics.ts';
import type { Rate, ReleaseRates } from '../canary/rates.ts';
import type { PublisherOverview } from '../overview/overview.ts';
import { html, type Markup } from './html.ts';
import { countOf, dayOf, intervalText, percentOf, versionOf } from './words.ts';

/** Columns of rates: the name, and whether a part of all loads (a scale up to 1) or of the highest one is drawn. */
const COLUMNS = [
  { name: 'Failures', of: 'failures', isOfAll: false },
  { name: 'Prices within 3 s', of: 'fast', isOfAll: true },
  { name: 'Paid', of: 'paid', isOfAll: false },
] as const;

/** Rates of each release, with their intervals drawn at one scale per column. */
export function ratesTable(overview: PublisherOverview, releases: readonly ReleaseRates[]): Markup {
  const scaleOf = ({ of, isOfAll }: (typeof COLUMNS)[number]) =>
    isOfAll ? 1 : Math.max(...releases.map((each) => each[of]?.high ?? 0));
  return html`<table class="rates">
    <thead>
      <tr>
        <th scope="col">Release</th>
        <th scope="col">Loads</th>
        ${COLUMNS.map(({ name }) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${releases.map(
        (each) =>
          html`<tr>
            <th scope="row">
              ${versionOf(each.version)} <span class="role">${roleOf(overview, each.version)}</span>
            </th>
            <td data-name="Loads">${countOf(each.loads)}<span class="hours">${hoursOf(each)}</span></td>
            ${COLUMNS.map((column) => html`<td data-name="${column.name}">${rateCell(each[column.of], scaleOf(column))}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function roleOf({ live, canary, lastGood }: PublisherOverview, version: string): string {
  if (version === live.version) return 'live';
  if (version === canary?.version) return 'canary';
  return version === lastGood?.version ? 'last good' : 'earlier';
}

/** `26 Nov 09:00 – 12:59 UTC`: from the first hour to the end of the last one. */
function hoursOf({ first, last }: ReleaseRates): string {
  const day = (hour: string) => dayOf(new Date(`${hour}:00:00Z`));
  const end = `${last.slice(11)}:59 UTC`;
  return `${day(first)} ${first.slice(11)}:00 – ${day(first) === day(last) ? end : `${day(last)} ${end}`}`;
}

function rateCell(rate: Rate | null, scale: number): Markup {
  if (!rate) return html`<span class="empty">not reported</span>`;
  return html`<span class="rate">${percentOf(rate.rate)}</span>
    <span class="interval">${intervalText(rate)}</span>${interval(rate, scale)}`;
}

/** A line from the lower to the upper end, and a mark at the rate. */
function interval({ low, high, rate }: Rate, scale: number): Markup {
  const at = (part: number) => Number(((scale === 0 ? 0 : part / scale) * 100).toFixed(2));
  const [from, to] = [at(low), at(high)];
  return html`<svg class="drawn" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" x="0" y="2.5" width="100" height="1" />
    <rect class="range" x="${from}" y="1" width="${Math.max(0.8, to - from)}" height="4" />
    <rect class="mark" x="${Math.max(0, Math.min(99, at(rate) - 0.5))}" y="0" width="1" height="6" />
  </svg>`;
}

/** What the canary is judged by, in the hours in which both releases ran. */
export function comparisonTable({ comparisons, harm }: Decision): Markup {
  return html`<table class="comparison">
    <thead>
      <tr>
        <th scope="col">Metric</th>
        <th scope="col">Canary</th>
        <th scope="col">Live</th>
        <th scope="col">Evidence</th>
      </tr>
    </thead>
    <tbody>
      ${comparisons.map(
        ({ metric, canary, live, evidence }) =>
          html`<tr>
            <th scope="row">${metric}</th>
            <td>${outcome(canary)}</td>
            <td>${outcome(live)}</td>
            <td>${evidenceOf(evidence)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colspan="3">All together: 5 holds it, 100 takes it back</th>
        <td>${evidenceOf(harm)}</td>
      </tr>
    </tfoot>
  </table>`;
}

const outcome = ({ loads, hits }: Outcome): Markup =>
  loads === 0
    ? html`<span class="empty">none</span>`
    : html`<span class="rate">${percentOf(hits / loads)}</span><span class="of">of ${countOf(loads)}</span>`;

/** An order of magnitude. */
const evidenceOf = (evidence: number): string =>
  evidence >= 1e6 ? 'over 10⁶' : Number(evidence.toPrecision(2)).toLocaleString('en');
