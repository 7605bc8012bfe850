import { Button, classes, CopyButton, UiProvider } from '@vip/ui';
import { encodeQr } from '@vip/ui/qr';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import type { NativeCheck, Result, Status } from './check.ts';
import type { FieldLine } from './hand-over-fields.ts';
import { reportText, type PageFacts } from './report.ts';
import { adviceText, CHECK_IDS, CHECKS, LABELS, type CheckId, type Language } from './texts.ts';

export type Facts = Pick<PageFacts, 'address' | 'isEvalAllowed'> & {
  /** The address to open on a phone; null if there is none. */
  scanned: string | null;
  /** The same page with the other policy, where it is served. */
  otherPage: string | null;
};

const TAG: Record<Status, string> = { pass: 'ok', fail: 'bad', not_done: '', running: 'warn' };
const MARK: Record<Status, string> = { pass: '✓', fail: '✗', not_done: '–', running: '…' };

const Tag = ({ status, language }: { status: Status; language: Language }) => (
  <span className={classes('tag', TAG[status])}>
    <span aria-hidden="true">{MARK[status]} </span>
    {LABELS[status][language]}
  </span>
);

const FieldRow = ({ field, language }: { field: FieldLine; language: Language }) => (
  <li>
    <code>{field.name}</code>{' '}
    <span className={field.state === 'wrong' ? 'bad' : field.state === 'present' ? 'ok' : 'quiet'}>
      {LABELS[field.state][language]}
    </span>{' '}
    <span className="quiet">{field.shown[language]}</span>
    {field.problem && <p className="advice">{adviceText(field.problem, language)}</p>}
  </li>
);

function Check(props: { id: CheckId; result: Result; language: Language; children?: ReactNode }) {
  const { id, result, language, children } = props;
  const { status, ms, at, problems, fields } = result;
  return (
    <li className="check" id={id}>
      <div className="row">
        <h2>{CHECKS[id].name[language]}</h2>
        {ms !== null && <span className="quiet mono">{ms} ms</span>}
        {ms === null && at !== null && (
          <span className="quiet mono">{new Date(at).toTimeString().slice(0, 8)}</span>
        )}
        <Tag status={status} language={language} />
      </div>
      <p className="quiet">{CHECKS[id].what[language]}</p>
      {problems.map((problem) => (
        <p className={classes('advice', status === 'fail' && 'bad')} key={problem.code}>
          {adviceText(problem, language)}
        </p>
      ))}
      {fields.length > 0 && (
        <ul className="fields">
          {fields.map((field) => (
            <FieldRow key={field.name} field={field} language={language} />
          ))}
        </ul>
      )}
      {children}
    </li>
  );
}

/** The page's address as a code. Drawn here, since the encoder must be part of the one file. */
function Code({ text, label }: { text: string; label: string }) {
  const rows = encodeQr(text);
  const modules: string[] = [];
  rows.forEach((row, y) => row.forEach((isDark, x) => isDark && modules.push(`M${x} ${y}h1v1h-1z`)));
  return (
    <svg
      className="code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={modules.join('')} />
    </svg>
  );
}

const firstLanguage = (): Language => (/^zh/i.test(navigator.language) ? 'zh' : 'en');

export function NativeCheckPage(props: { check: NativeCheck; facts: Facts; language?: Language }) {
  const { check, facts } = props;
  const state = useSyncExternalStore(check.subscribe, check.get, check.get);
  const [language, setLanguage] = useState<Language>(props.language ?? firstLanguage);
  const { results, isRunning, protocol, sentTitle, environment } = state;
  const label = (name: keyof typeof LABELS): string => LABELS[name][language];
  const count = (status: Status) => CHECK_IDS.filter((id) => results[id].status === status).length;
  const report = () =>
    reportText(state, { ...facts, violations: check.violations(), now: Date.now() }, language);

  const isConnected = results.connect.status === 'pass';
  const isDeclared = (id: 'setTitle' | 'pay') =>
    isConnected && !results[id].problems.some(({ code }) => code === 'undeclared');
  const isFree = isConnected && !isRunning;

  const action: Partial<Record<CheckId, ReactNode>> = {
    onBack: isConnected && results.onBack.status !== 'running' && (
      <Button variant="line" onClick={check.awaitBack}>
        {label('start')}
      </Button>
    ),
    setTitle:
      sentTitle !== null ? (
        <div className="two">
          <Button variant="line" onClick={() => check.confirmTitle(true)}>
            {label('yes')}
          </Button>
          <Button variant="line" onClick={() => check.confirmTitle(false)}>
            {label('no')}
          </Button>
        </div>
      ) : (
        isDeclared('setTitle') && (
          <Button variant="line" onClick={check.sendTitle}>
            {label('send')}
          </Button>
        )
      ),
    unlogin: isConnected && (
      <Button variant="line" disabled={!isFree} onClick={() => void check.logOut()}>
        {label('logOut')}
      </Button>
    ),
    pay: isDeclared('pay') && (
      <Button
        variant="line"
        isBusy={results.pay.status === 'running'}
        disabled={!isFree}
        onClick={() => void check.tryPay()}
      >
        {label('tryPay')}
      </Button>
    ),
  };

  return (
    <UiProvider theme="native-check">
      <main lang={language === 'zh' ? 'zh-CN' : 'en'}>
        <header>
          <div className="row">
            <h1>{label('title')}</h1>
            <button
              type="button"
              className="language"
              onClick={() => setLanguage(language === 'zh' ? 'en' : 'zh')}
            >
              {language === 'zh' ? 'English' : '中文'}
            </button>
          </div>
          <p className="quiet">{label('intro')}</p>
          <p className="counts" role="status">
            {(['pass', 'fail', 'not_done'] as const).map((status) => (
              <span className={classes('tag', TAG[status])} key={status}>
                {LABELS[status][language]} {count(status)}
              </span>
            ))}
          </p>
          <dl className="facts">
            <dt>{label('environment')}</dt>
            <dd>
              {environment.host} / {environment.platform}
            </dd>
            <dt>{label('protocol')}</dt>
            <dd>{protocol ?? label('none')}</dd>
            <dt>{label('policy')}</dt>
            <dd>
              {label(facts.isEvalAllowed ? 'evalPolicy' : 'defaultPolicy')}
              {facts.otherPage !== null && !facts.isEvalAllowed && (
                <a className="other" href={facts.otherPage}>
                  {label('otherPolicy')}
                </a>
              )}
            </dd>
          </dl>
          <Button isBusy={isRunning} onClick={() => void check.run()}>
            {label('again')}
          </Button>
        </header>

        <ul>
          {CHECK_IDS.map((id) => (
            <Check key={id} id={id} result={results[id]} language={language}>
              {action[id]}
            </Check>
          ))}
        </ul>

        <section className="check">
          <div className="row">
            <h2>{label('report')}</h2>
            <CopyButton text={report}>{label('copy')}</CopyButton>
          </div>
          <textarea className="mono" readOnly rows={12} value={report()} aria-label={label('report')} />
        </section>

        <section className="check scan">
          <h2>{label('scan')}</h2>
          {facts.scanned === null ? (
            <p className="quiet">{label('noAddress')}</p>
          ) : (
            <>
              <Code text={facts.scanned} label={label('scan')} />
              <p className="quiet mono">{facts.scanned}</p>
            </>
          )}
        </section>
      </main>
    </UiProvider>
  );
}
