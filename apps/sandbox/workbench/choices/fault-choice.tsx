import { atom, useAtom, useAtomValue } from 'jotai';
import { createRef, useState, type FormEvent } from 'react';
import { attempt } from '../actions.ts';
import { addFault, removeFault } from '../server.ts';
import { serverStateAtom, store } from '../state.ts';
import { Choice, Choices } from './choice.tsx';
import { FAULT_NAMES, faultInWords, hasDelay, isFaultKind, readFault, type FaultKind } from './fault-form.ts';

/** Suggested patterns. */
const PATTERNS = [
  '/api/**',
  'GET /api/main/v1/activity',
  'POST /api/main/web/vip/packages/*/orders',
  'GET /api/main/web/orders/*',
  'POST /api/honey/web/vip/packages/*/orders/official',
  'GET /api/datacenter/web/order/*',
  'POST /api/**',
  'POST /cashier/choice',
  '/r/honey/**',
  '/r/main/**',
];

const matchAtom = atom('POST /api/main/web/vip/packages/*/orders');
const matchRef = createRef<HTMLInputElement>();

/** Fills the form with a pattern and focuses the next field. */
export function suggestFault(match: string): void {
  store.set(matchAtom, match);
  matchRef.current?.focus();
  matchRef.current?.scrollIntoView({ block: 'nearest' });
}

const KINDS = Object.keys(FAULT_NAMES).filter(isFaultKind);

interface NumberFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  isFew?: boolean;
}

const NumberField = ({ label, value, onChange, isFew = false }: NumberFieldProps) => (
  <span className={isFew ? 'field few' : 'field'}>
    <input
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </span>
);

function FaultForm() {
  const [match, setMatch] = useAtom(matchAtom);
  const [kind, setKind] = useState<FaultKind>('delay');
  const [times, setTimes] = useState('1');
  const [delay, setDelay] = useState('3000');
  const [status, setStatus] = useState('503');
  const [problem, setProblem] = useState('');
  const start = (event: FormEvent) => {
    event.preventDefault();
    const fault = readFault({ match, kind, times, delay, status });
    if (typeof fault === 'string') return setProblem(fault);
    setProblem('');
    void addFault(fault).catch((error: unknown) =>
      setProblem(error instanceof Error ? error.message : '没有启用'),
    );
  };
  return (
    <form className="fault-form" noValidate onSubmit={start}>
      <span className="field">
        <input
          ref={matchRef}
          className="mono"
          list="fault-patterns"
          aria-label="对哪些请求"
          autoComplete="off"
          spellCheck={false}
          value={match}
          onChange={(event) => setMatch(event.target.value)}
        />
      </span>
      <datalist id="fault-patterns">
        {[...new Set(PATTERNS)].map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <Choices
        label="故障种类"
        variant="chips"
        value={kind}
        options={KINDS.map((value) => ({ value, content: FAULT_NAMES[value] }))}
        onPick={(value) => {
          if (isFaultKind(value)) setKind(value);
          setProblem('');
        }}
      />
      <div className="numbers">
        {hasDelay(kind) && (
          <>
            <NumberField label="延迟毫秒数" value={delay} onChange={setDelay} />
            <span>毫秒</span>
          </>
        )}
        {kind === 'status' && <NumberField label="状态码" value={status} onChange={setStatus} isFew />}
        <NumberField label="次数，留空则一直有效" value={times} onChange={setTimes} isFew />
        <span>次</span>
        <button className="button small">启用</button>
      </div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

/** Adds faults, and lists the active ones. */
export function FaultChoice() {
  const { faults } = useAtomValue(serverStateAtom);
  const count = faults.length > 0 && <span className="quiet">{faults.length} 条生效</span>;
  return (
    <Choice title="故障" kind="faults" beside={count}>
      <FaultForm />
      <ul className="fault-list" aria-label="生效的故障">
        {faults.map((fault) => (
          <li key={fault.id}>
            <div className="what">
              <span className="mono" title={fault.match}>
                {fault.match}
              </span>
              <span className="quiet">{faultInWords(fault, fault.left)}</span>
            </div>
            <button className="button small" onClick={() => attempt(removeFault(fault.id))}>
              停用
            </button>
          </li>
        ))}
      </ul>
    </Choice>
  );
}
