import { closeShape, Icon } from '@vip/ui';
import { suggestFault } from '../choices/fault-choice.tsx';
import { FAULT_NAMES, isFaultKind, matchLike } from '../choices/fault-form.ts';
import type { CallInfo } from '../server.ts';
import { JsonView } from './json-view.tsx';
import { Scroller } from './panel.tsx';

/** The names of the kinds of a call's faults, joined by ", ". */
const faultNames = (faults: string) =>
  faults
    .split(', ')
    .map((kind) => (isFaultKind(kind) ? FAULT_NAMES[kind] : kind))
    .join('、');

/** Details of a call: key, fault, conformance to the contract, request, answer. */
export function CallDetail({ call, onClose }: { call: CallInfo; onClose(): void }) {
  const { body, idempotency_key: key } = call.request;
  const hasBody = body !== null && body !== undefined && body !== '';
  return (
    <Scroller label="这次调用" className="detail">
      <div className="facts">
        <span className={call.fits ? 'tag ok' : 'tag bad'}>{call.fits ? '与约定相符' : '与约定不符'}</span>
        {call.fault !== null && <span className="tag warn">故障：{faultNames(call.fault)}</span>}
        {key !== null && (
          <span className="mono">
            Idempotency-Key <span className="text">{key}</span>
          </span>
        )}
        <span className="acts">
          <button className="button small" onClick={() => suggestFault(matchLike(call.method, call.path))}>
            设故障
          </button>
          <button className="button small" onClick={onClose} aria-label="收起">
            <Icon shape={closeShape} size={14} strokeWidth={1.7} />
          </button>
        </span>
      </div>
      <div className={hasBody ? 'sides' : 'sides one'}>
        {hasBody && (
          <div>
            <h3>请求</h3>
            <JsonView text={typeof body === 'string' ? body : JSON.stringify(body)} />
          </div>
        )}
        <div>
          <h3>答复</h3>
          {call.response === '' ? <p className="quiet">没有内容</p> : <JsonView text={call.response} />}
        </div>
      </div>
    </Scroller>
  );
}
