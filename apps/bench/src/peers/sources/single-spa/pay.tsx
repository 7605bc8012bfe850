import React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { PayPage } from '../react/pay-page.tsx';

const lifecycles = singleSpaReact({
  React,
  ReactDOMClient,
  // The tuned page calls early and shows the skeleton until its answer is there.
  loadRootComponent: async () => {
    const given = await window.earlyActivity;
    return () => <PayPage given={given ?? null} />;
  },
  domElementGetter: () => document.getElementById('app') as HTMLElement,
  renderType: 'createRoot',
  errorBoundary: () => <p role="alert">页面加载失败</p>,
});

export const { bootstrap, mount, unmount } = lifecycles;
