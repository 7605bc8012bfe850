import { Component, type ReactNode } from 'react';

/** Keeps a page that throws while rendering from taking the shell with it. */
export class Boundary extends Component<
  { children: ReactNode; fallback: ReactNode; onError(error: Error): void },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
