import { createRoot } from 'react-dom/client';
import { PayPage } from '../react/pay-page.tsx';

const root = createRoot(document.getElementById('app') as HTMLElement);
root.render(<PayPage />);
// Called by the host.
Object.assign(window, { unmount: () => root.unmount() });
