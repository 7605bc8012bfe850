import type { CheckState } from './check.ts';
import { adviceText, CHECK_IDS, CHECKS, LABELS, type Language } from './texts.ts';

/** Width of a status in the report, characters. */
const WIDTH = 10;

export interface PageFacts {
  /** Origin and path; queries may contain a token. */
  address: string;
  /** Whether the page allows eval, unlike published pages. */
  isEvalAllowed: boolean;
  violations: readonly string[];
  /** ms since 1970. */
  now: number;
}

/** The results as text, to be sent to the web team. Has neither a token nor the name of a person. */
export function reportText(state: CheckState, facts: PageFacts, language: Language): string {
  const { results, environment, protocol, form } = state;
  const label = (name: keyof typeof LABELS): string => LABELS[name][language];
  const lines = [
    label('title'),
    facts.address,
    new Date(facts.now).toISOString(),
    `User-Agent: ${environment.userAgent}`,
    `${label('environment')}: ${environment.host} / ${environment.platform}`,
    `${label('protocol')}: ${protocol ?? label('none')}${form ? ` / ${form}` : ''}`,
    `${label('policy')}: ${label(facts.isEvalAllowed ? 'evalPolicy' : 'defaultPolicy')}`,
    ...facts.violations.map((one) => `  ${one}`),
    '',
  ];
  for (const id of CHECK_IDS) {
    const { status, ms, at, problems, fields } = results[id];
    const time = at === null ? '' : ` ${new Date(at).toISOString().slice(11, 19)}Z`;
    const took = ms === null ? '' : ` ${ms} ms`;
    const name = CHECKS[id].name[language];
    lines.push(`${status.toUpperCase().padEnd(WIDTH)}${id} (${name})${took}${time}`);
    for (const problem of problems) lines.push(`  ${adviceText(problem, language)}`);
    for (const field of fields) {
      const advice = field.problem ? ` ${adviceText(field.problem, language)}` : '';
      lines.push(`  ${field.name}: ${label(field.state)} ${field.shown[language]}${advice}`.trimEnd());
    }
  }
  return lines.join('\n');
}
