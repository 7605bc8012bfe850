import { createRoot, type Root } from 'react-dom/client';
import { PayPage } from '../react/pay-page.tsx';

let root: Root | null = null;

export async function bootstrap(): Promise<void> {}

export async function mount({ container }: { container: HTMLElement }): Promise<void> {
  root = createRoot(container.querySelector('#app') as HTMLElement);
  root.render(<PayPage />);
}

export async function unmount(): Promise<void> {
  root?.unmount();
}
