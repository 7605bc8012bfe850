import { Component, type ReactNode } from 'react';

/** Keeps a page that throws while rendering from taking the shell with it. */
export class Boundary extends Component<
  { children: ReactNode; fallback(error: Error): ReactNode },
  { error: Error | null }
> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error) : this.props.children;
  }
}
