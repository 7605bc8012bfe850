import { Button } from '@vip/ui';
import { AppSign } from '../app-sign.tsx';
import type { PhoneApp } from '../apps-on-phones.ts';
import { Stage } from '../stage.tsx';
import { Ways } from '../ways.tsx';

/** The app itself shows the page: there is nothing to open. */
export const Inside = ({ app, onBack }: { app: PhoneApp; onBack(): void }) => (
  <>
    <Stage
      sign={<AppSign shape={app.shape} />}
      title={`你正在用${app.name}`}
      text="不用再打开一次，返回就好。"
    />
    <Ways>
      <Button onClick={onBack}>返回{app.name}</Button>
    </Ways>
  </>
);
