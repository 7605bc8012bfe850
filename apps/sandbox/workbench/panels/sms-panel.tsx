import { checkShape, copyShape, HiddenText, Icon } from '@vip/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { smsState, timeOfDay } from '../format.ts';
import { clockOffsetAtom, nowAtom, serverStateAtom } from '../state.ts';
import { Empty, Panel, Scroller } from './panel.tsx';

/** The inbox of every phone: the newest code first, large, one tap to copy. */
export function SmsPanel() {
  const { sms_log } = useAtomValue(serverStateAtom);
  const now = useAtomValue(nowAtom) + useAtomValue(clockOffsetAtom);
  const [copied, setCopied] = useState('');
  const copy = async (code: string) => {
    await navigator.clipboard.writeText(code);
    setCopied(code);
    setTimeout(() => setCopied(''), 1000);
  };
  const said = (
    <span role="status">
      <HiddenText>{copied && `已复制 ${copied}`}</HiddenText>
    </span>
  );
  return (
    <Panel title="短信" id="sms" count={sms_log.length || ''} end={said}>
      <Scroller label="短信列表">
        {sms_log.length === 0 ? (
          <Empty title="还没有短信">页面要验证码时，验证码会到这里，一按就复制。</Empty>
        ) : (
          <ul className="sms">
            {sms_log.map((sms) => {
              const { isGood, label } = smsState(sms, now);
              const isCopied = sms.code === copied;
              return (
                <li key={`${sms.sent_at} ${sms.phone}`} className={isGood ? '' : 'old'}>
                  <div>
                    <b>{sms.code}</b>
                    <span>{`${sms.phone}　${timeOfDay(Date.parse(sms.sent_at))}，${label}`}</span>
                  </div>
                  {isGood && (
                    <button className="button small" onClick={() => void copy(sms.code)}>
                      <Icon shape={isCopied ? checkShape : copyShape} size={15} strokeWidth={1.7} />
                      {isCopied ? '已复制' : '复制'}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Scroller>
    </Panel>
  );
}
