import { atom, useAtom, useAtomValue } from 'jotai';
import { createRef, useState, type ComponentProps, type FormEvent } from 'react';
import { attempt } from '../actions.ts';
import { addFault, removeFault } from '../server.ts';
import { serverStateAtom, store } from '../state.ts';
import { Choice, Choices } from './choice.tsx';
import { DELAY_MS, FAULT_NAMES, faultInWords, isFaultKind, readFault, type FaultKind } from './fault-form.ts';

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

/** `name` is that of the sandbox's call. */
const NumberField = (props: ComponentProps<'input'>) => (
  <span className="field">
    <input type="number" autoComplete="off" {...props} />
  </span>
);

function FaultForm() {
  const [match, setMatch] = useAtom(matchAtom);
  const [kind, setKind] = useState<FaultKind>('delay');
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt(addFault(readFault(new FormData(event.currentTarget), kind)));
  };
  return (
    <form className="fault-form" onSubmit={start}>
      <span className="field">
        <input
          ref={matchRef}
          className="mono"
          name="match"
          list="fault-patterns"
          aria-label="对哪些请求"
          required
          pattern="([A-Z]+ )?/\S*"
          title="写成 POST /api/main/** 这样，方法可省略"
          autoComplete="off"
          spellCheck={false}
          value={match}
          onChange={(event) => setMatch(event.target.value)}
        />
      </span>
      <datalist id="fault-patterns">
        {PATTERNS.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <Choices
        label="故障种类"
        variant="chips"
        value={kind}
        options={KINDS.map((value) => ({ value, content: FAULT_NAMES[value] }))}
        onPick={(value) => isFaultKind(value) && setKind(value)}
      />
      <div className="numbers">
        {DELAY_MS[kind] !== undefined && (
          <>
            <NumberField
              key={kind}
              name="delay_ms"
              aria-label="延迟毫秒数"
              defaultValue={DELAY_MS[kind]}
              min={0}
              max={600_000}
              required
            />
            <span>毫秒</span>
          </>
        )}
        {kind === 'status' && (
          <NumberField name="status" aria-label="状态码" defaultValue={503} min={400} max={599} required />
        )}
        <NumberField name="times" aria-label="次数，留空则一直有效" defaultValue={1} min={1} />
        <span>次</span>
        <button className="button small">启用</button>
      </div>
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
