import styles from './title-parts.module.css';

/** A title that breaks before its bracket first: 礼盒 / （含实体卡）. */
export const TitleParts = ({ title }: { title: string }) => (
  <>
    {title.split(/(?=（)/).map((part) => (
      <span key={part} className={styles.part}>
        {part}
      </span>
    ))}
  </>
);
