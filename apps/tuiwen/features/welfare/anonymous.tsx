import { Button, Icon, classes } from '@vip/ui';
import { Section } from '../../shared/article.tsx';
import styles from './anonymous.module.css';
import ticket from './ticket.module.css';

/** For an anonymous user, whose gifts are not known: the login as a ticket, and how a gift is claimed. */
export const Anonymous = ({ onLogin }: { onLogin(): void }) => (
  <>
    <div className={classes(ticket.list, styles.invitation)}>
      <div className={classes(ticket.gift, ticket.offer)}>
        <div className={ticket.facts}>
          <span className={ticket.stub} aria-hidden="true">
            <Icon shape={presentShape} size={40} strokeWidth={1.3} className={styles.present} />
            <small className={ticket.kind}>待领取</small>
          </span>
          <div className={styles.words}>
            <h2 className={styles.title}>登录后查看可领福利</h2>
            <p className={styles.text}>会员时长，免费或特惠领取</p>
            <Button className={styles.login} onClick={onLogin}>
              用手机号登录
            </Button>
          </div>
        </div>
      </div>
    </div>
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

const presentShape =
  'M4 9h16v4H4zM5.5 13v7.5h13V13M12 9v11.5M12 9C10.8 4.6 6.6 4 6.8 6.6 7 8.4 9.6 9 12 9c1.2-4.4 5.4-5 5.2-2.4C17 8.4 14.4 9 12 9z';

const STEPS = [
  { title: '登录账号', text: '与推文助手同号' },
  { title: '选择福利', text: '免费或特惠' },
  { title: '打开推文助手', text: '会员立即生效' },
];
