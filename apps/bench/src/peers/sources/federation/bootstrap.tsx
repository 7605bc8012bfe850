import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const PayPage = lazy(() => import('pay/page'));

createRoot(document.getElementById('app') as HTMLElement).render(
  <BrowserRouter>
    <Suspense>
      <Routes>
        <Route path="/" element={<PayPage />} />
      </Routes>
    </Suspense>
  </BrowserRouter>,
);
