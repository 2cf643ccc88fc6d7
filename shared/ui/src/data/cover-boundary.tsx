import { Component, type ReactNode } from 'react';

type CoverBoundaryProps = { children: ReactNode; onFail(): void };

/** Removes the interactive chart when it fails to load or throws; the drawing below it stays. */
export class CoverBoundary extends Component<CoverBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
