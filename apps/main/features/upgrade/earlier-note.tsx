import { Clauses, Icon, warnShape } from '@vip/ui';
import styles from './earlier-note.module.css';

interface EarlierNoteProps {
  /** Title and text; null for nothing. */
  text: readonly [string, string] | null;
}

/** Below the packages: that the selected one ends before the present membership, with both ends. */
export const EarlierNote = ({ text }: EarlierNoteProps) =>
  text && (
    <p className={styles.note}>
      <b>
        <Icon shape={warnShape} size={16} strokeWidth={2} />
        {text[0]}
      </b>
      <Clauses text={text[1]} />
    </p>
  );
