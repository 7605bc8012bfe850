import { useEffect, useId, useRef, useState } from 'react';
import { Button, checkShape, ChunkErrorBanner, classes, Icon, type LazyModule } from '@vip/ui';
import type { Address } from '@vip/api';
import type * as RegionPicker from './region-sheet.tsx';
import styles from './paste-field.module.css';

interface PasteFieldProps {
  picker: LazyModule<typeof RegionPicker>;
  onFound(found: Partial<Address>): void;
}

const pasteShape = 'M9 4.8H6.5v15.7h11V4.8H15M9 3.5h6v3H9zM9.7 11h4.6M9.7 15h4.6';

/** Characters in a line of the narrowest phone. Two digits are as wide as one of the others. */
const LINE = 16;

const widthOf = (line: string): number => line.replace(/[ -~]{2}/g, ' ').length;

/** One line, and more as they are needed. */
const rowsOf = (text: string): number =>
  Math.min(
    6,
    text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / LINE)), 0),
  );

/**
 * Fills the form from an address that was copied elsewhere. Web views do not let a page read the clipboard, so it is a text
 * field, on a strip of paper at the top of the form's card. It makes room for its result, from which it opens again. The
 * pasted text is not stored.
 */
export function PasteField({ picker, onFound }: PasteFieldProps) {
  const id = useId();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isFound, setFound] = useState<boolean | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const { part } = picker;
  useEffect(() => {
    if (!isWanted || !part) return;
    setWanted(false);
    const found = part.recogniseAddress(text, part.regions);
    const hasFound = Object.keys(found).length > 0;
    setFound(hasFound);
    if (!hasFound) return;
    setText('');
    onFound(found);
  }, [isWanted, part, text, onFound]);
  useEffect(() => {
    if (isAgain && isFound === null) fieldRef.current?.focus();
  }, [isAgain, isFound]);
  const recognise = () => {
    const isBlank = text.trim() === '';
    setEmpty(isBlank);
    if (isBlank) fieldRef.current?.focus();
    else setWanted(true);
  };
  return (
    <div className={styles.paste}>
      {isWanted && picker.hasFailed && <ChunkErrorBanner onRetry={picker.retry} />}
      {!isFound && (
        <div className={styles.pasteBox}>
          <Icon shape={pasteShape} size={22} />
          <label htmlFor={id}>粘贴地址</label>
          <textarea
            ref={fieldRef}
            id={id}
            placeholder="粘贴姓名、手机、地址，自动填入"
            autoComplete="off"
            maxLength={200}
            rows={rowsOf(text)}
            value={text}
            onChange={(event) => {
              setEmpty(false);
              setText(event.currentTarget.value);
            }}
          />
          <Button
            variant="line"
            className={classes(styles.recognise, text.trim() !== '' && styles.ready)}
            onClick={recognise}
          >
            识别
          </Button>
        </div>
      )}
      <div className={styles.pasted}>
        <p role="status">
          {isFound && <Icon shape={checkShape} size={20} strokeWidth={2} />}
          {isEmpty && '请先粘贴收货信息'}
          {!isEmpty && isFound !== null && (isFound ? '已填入，请核对' : '未识别到手机号或地区，请手动填写')}
        </p>
        {isFound && (
          <button
            type="button"
            onClick={() => {
              setAgain(true);
              setFound(null);
            }}
          >
            重新粘贴
          </button>
        )}
      </div>
    </div>
  );
}
