import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { HostProvider } from '@vip/host';
import { NotFound } from '@vip/shell/src/failure/failures.tsx';
import type { AppParts } from '@vip/shell/src/router/app-parts.ts';
import { RoutePage } from '@vip/shell/src/router/route-page.tsx';

/** The shell's root view on the data router, in the place of its `router/app.tsx`. */
export function App(parts: AppParts) {
  const { host, history, routes, guard } = parts;
  const [router] = useState(() => {
    const made = createBrowserRouter([
      ...routes.map((route) => ({ path: route.path, element: <RoutePage route={route} parts={parts} /> })),
      { path: '*', element: <NotFound back={() => history.go(-1)} /> },
    ]);
    made.subscribe(({ location }) => guard(location.pathname));
    return made;
  });
  return (
    <HostProvider value={host}>
      <RouterProvider router={router} />
    </HostProvider>
  );
}
