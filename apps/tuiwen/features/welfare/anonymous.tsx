import { Button, HiddenText, Icon, classes } from '@vip/ui';
import { Section } from '../../shared/article.tsx';
import styles from './anonymous.module.css';
import stub from './stub.module.css';
import ticket from './ticket.module.css';

/** For an anonymous user, whose gifts are not known: a locked ticket of each kind with the login, and how a gift is claimed. */
export const Anonymous = ({ onLogin }: { onLogin(): void }) => (
  <>
    <section className={styles.invitation}>
      <div className={classes(ticket.list, styles.locked)} aria-hidden="true">
        {['免费', '特惠'].map((kind) => (
          <div key={kind} className={classes(ticket.gift, ticket.offer, styles.blank)}>
            <span className={stub.stub}>
              <b className={styles.kind}>{kind}</b>
            </span>
            <b className={styles.name}>会员时长</b>
            <Icon shape={lockShape} size={28} strokeWidth={1.6} className={styles.lock} />
          </div>
        ))}
      </div>
      <h2 className={styles.title}>登录后查看可领福利</h2>
      <HiddenText>会员时长，免费或特惠领取</HiddenText>
      <Button className={styles.login} onClick={onLogin}>
        用手机号登录
      </Button>
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
