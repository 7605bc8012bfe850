import type { Welfare } from '@vip/api';
import { renewalText } from '@vip/checkout-react';
import { Clauses, HiddenText, classes } from '@vip/ui';
import { aboutText, dateText, giftNumeral, giftState, hasDeadline, isRunning, stubText } from './gift.ts';
import facts from './gift-facts.module.css';
import stub from './stub.module.css';
import ticket from './ticket.module.css';

/** The ticket of a gift that can be claimed. */
export const offerClass = classes(ticket.gift, ticket.offer);

/** The one that was tapped. */
export const chosenClass = classes(ticket.gift, ticket.ink);

/** The first of the page. */
export const leadClass = classes(ticket.gift, ticket.ink, ticket.lead);

/** Two digits fit a stub at full size. */
const isLong = (figure: string) => !/^\d\d?$/.test(figure);

/** What a ticket says: numeral, name, what it is, and a date. */
export const GiftFacts = ({ gift, now }: { gift: Welfare; now: number }) => {
  const { figure, unit } = giftNumeral(gift);
  const isUsed = isRunning(gift, now);
  const kind = isUsed ? '生效中' : giftState(gift, now) === 'open' && stubText(gift, now);
  return (
    <>
      <span className={stub.stub} aria-hidden="true">
        <span className={classes(stub.numeral, isLong(figure) && stub.long)}>
          {figure}
          <small className={stub.unit}>{unit}</small>
        </span>
        {kind && <small className={stub.kind}>{kind}</small>}
      </span>
      <span className={facts.text}>
        <b className={facts.name}>
          {gift.name}
          {isUsed && <HiddenText>，生效中</HiddenText>}
        </b>
        <span className={facts.about}>
          <Clauses text={aboutText(gift)} />
        </span>
        <span className={classes(facts.until, hasDeadline(gift, now) && facts.deadline)}>
          {dateText(gift, now)}
        </span>
        {gift.package.renewal && <span className={facts.until}>{renewalText(gift.package)}</span>}
      </span>
    </>
  );
};
