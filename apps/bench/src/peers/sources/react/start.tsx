import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import type { Activity } from '../page/activity.ts';
import { PayPage } from './pay-page.tsx';

const LegalPage = lazy(() => import('./legal-page.tsx'));

export function start(given: Activity | null): void {
  createRoot(document.getElementById('app') as HTMLElement).render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/" element={<PayPage given={given} />} />
          <Route path="/lxbva" element={<LegalPage />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
}
