import { useState } from 'react';
import type { Package } from '../page/activity.ts';
import { totalTexts } from '../page/texts.ts';

/** Consent, total and the pay button, which asks for the consent that is missing. */
export function PayBar({ chosen }: { chosen: Package | null }) {
  const [hasConsent, setConsent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const texts = chosen && totalTexts(chosen);
  const agree = () => {
    setConsent(true);
    setAsking(false);
  };
  return (
    <div className="bar">
      <label className="consent">
        <input type="checkbox" checked={hasConsent} onChange={(event) => setConsent(event.target.checked)} />
        <span>
          已阅读并同意<a href="/lxbva">《会员服务协议》</a>
          <a href="/lxbpa">《隐私政策》</a>
        </span>
      </label>
      <div className="row">
        <div className="total">
          <b>{texts?.total}</b>
          <p>{texts?.saving}</p>
        </div>
        <button type="button" disabled={!chosen} onClick={() => setAsking(!hasConsent)}>
          立即开通<span className="hidden">{texts?.total}</span>
        </button>
      </div>
      {isAsking && (
        <div className="ask" role="dialog" aria-label="开通前请确认">
          <p>点击「同意并支付」即表示你已阅读并同意《会员服务协议》和《隐私政策》</p>
          <button type="button" onClick={agree}>
            同意并支付
          </button>
        </div>
      )}
    </div>
  );
}
