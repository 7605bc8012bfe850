import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { HostProvider, type RouteDeclaration } from '@vip/host';
import { pageData } from '@vip/shell/src/browser/page.ts';
import { NotFound } from '@vip/shell/src/failure/failures.tsx';
import type { AppParts } from '@vip/shell/src/router/app-parts.ts';
import { RoutePage } from '@vip/shell/src/router/route-page.tsx';

/** The shell's root view on the data router, in the place of its `router/app.tsx`. */
export function App(parts: AppParts) {
  const { host, history, guard } = parts;
  const routes = (pageData().release?.routes ?? []) as RouteDeclaration[];
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
