import { ScanCode } from '@vip/ui';
import type { PhoneApp } from '../apps-on-phones.ts';
import { CopyLink } from '../copy-link.tsx';
import { Stage } from '../stage.tsx';
import { Ways } from '../ways.tsx';

/** On a desktop: the phone scans this very page. */
export const Scan = ({ app, link }: { app: PhoneApp; link: string }) => (
  <>
    <Stage sign={<ScanCode link={link} />} title={`用手机打开${app.name}`} text="用手机相机或微信扫一扫。" />
    <Ways>
      <CopyLink link={link} variant="line" />
    </Ways>
  </>
);
