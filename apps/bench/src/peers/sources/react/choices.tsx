import { useState } from 'react';
import type { Package } from '../page/activity.ts';
import { cardTexts, METHODS, type Method } from '../page/texts.ts';

/** The packages, one radio each. Empty, and as high as with cards, while they load. */
export function Cards(props: {
  packages: readonly Package[];
  chosen: Package | null;
  onChoose: (chosen: Package) => void;
}) {
  const { packages, chosen, onChoose } = props;
  return (
    <div className="cards" role="radiogroup" aria-label="会员套餐">
      {packages.map((each) => (
        <Card key={each.id} offer={each} isChosen={each === chosen} onChoose={() => onChoose(each)} />
      ))}
    </div>
  );
}

function Card({ offer, isChosen, onChoose }: { offer: Package; isChosen: boolean; onChoose: () => void }) {
  const { price, original, perDay } = cardTexts(offer);
  return (
    <label className={isChosen ? 'card chosen' : 'card'}>
      <input type="radio" name="package" checked={isChosen} onChange={onChoose} />
      <b>{offer.name}</b>
      <span className="price">{price}</span>
      <s>{original}</s>
      <span className="day">{perDay}</span>
      {offer.badge && <span className="badge">{offer.badge}</span>}
    </label>
  );
}

export function Methods() {
  const [method, setMethod] = useState<Method>('wechat');
  return (
    <div className="methods" role="radiogroup" aria-label="支付方式">
      {METHODS.map(({ id, name, color }) => (
        <label key={id} className="method">
          <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24">
            <rect x="2" y="2" width="20" height="20" rx="4.6" fill={color} />
          </svg>
          <span>{name}</span>
          <input type="radio" name="method" checked={method === id} onChange={() => setMethod(id)} />
        </label>
      ))}
    </div>
  );
}
