import { Button, Icon, classes } from '@vip/ui';
import { Section } from '../../shared/article.tsx';
import { leadClass, offerClass } from './gift-facts.tsx';
import styles from './anonymous.module.css';
import facts from './gift-facts.module.css';
import stub from './stub.module.css';
import ticket from './ticket.module.css';

/** For an anonymous user, whose gifts are not known: a locked ticket of each kind with the login, and how a gift is claimed. */
export const Anonymous = ({ onLogin }: { onLogin(): void }) => (
  <>
    <section className={classes(ticket.list, styles.tickets)}>
      <div className={leadClass}>
        <div className={ticket.facts}>
          <span className={stub.stub} aria-hidden="true">
            <span className={classes(stub.numeral, stub.long)}>免费</span>
          </span>
          <div className={facts.text}>
            <h2 className={facts.name}>登录后查看可领福利</h2>
            <p className={facts.about}>会员时长，免费或特惠领取</p>
          </div>
        </div>
        <span className={facts.end}>
          <Button className={facts.act} onClick={onLogin}>
            用手机号登录
          </Button>
        </span>
      </div>
      <div className={classes(offerClass, styles.locked)} aria-hidden="true">
        <span className={stub.stub}>
          <b className={styles.kind}>特惠</b>
        </span>
        <b className={styles.name}>会员时长</b>
        <Icon shape={lockShape} size={28} strokeWidth={1.6} className={styles.lock} />
      </div>
    </section>
    <Section title="领取步骤">
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }, at) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <b className={styles.stepTitle}>{title}</b>
            <span className={styles.stepText}>{text}</span>
          </li>
        ))}
      </ol>
    </Section>
  </>
);

const lockShape = 'M5 10.500h14v10H5zM8 10.500V7.500a4 4 0 0 1 8 0v3M12 14.500v2.500';

const STEPS = [
  { title: '登录账号', text: '与推文助手同号' },
  { title: '选择福利', text: '免费或特惠' },
  { title: '打开推文助手', text: '会员立即生效' },
];
