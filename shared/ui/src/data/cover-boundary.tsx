import { Component, type ReactNode } from 'react';

type CoverBoundaryProps = { children: ReactNode; onFail(): void };

/** Takes the interactive chart away when it cannot be loaded or fails; what lies below it stays. */
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
