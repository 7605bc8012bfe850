import type { Welfare } from '@vip/api';
import { renewalText } from '@vip/checkout-react';
import { Clauses, HiddenText, classes } from '@vip/ui';
import { aboutText, dateText, giftNumeral, giftState, hasDeadline, isRunning, stubText } from './gift.ts';
import facts from './gift-facts.module.css';
import ticket from './ticket.module.css';

/** The ticket of a gift that can be claimed: a free one has the colours of the masthead. */
export const ticketClass = ({ price }: Welfare['package']) =>
  classes(ticket.gift, ticket.offer, price === 0 && ticket.free);

/** What a ticket says: numeral, name, what it is, and a date. */
export const GiftFacts = ({ gift, now }: { gift: Welfare; now: number }) => {
  const { figure, unit } = giftNumeral(gift);
  const isUsed = isRunning(gift, now);
  const kind = isUsed ? '生效中' : giftState(gift, now) === 'open' && stubText(gift, now);
  return (
    <>
      <span className={ticket.stub} aria-hidden="true">
        <span className={classes(ticket.numeral, figure.length > 2 && ticket.long)}>
          {figure}
          <small className={ticket.unit}>{unit}</small>
        </span>
        {kind && <small className={ticket.kind}>{kind}</small>}
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
