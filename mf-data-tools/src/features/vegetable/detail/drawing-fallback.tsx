import { Component, type ReactNode } from 'react';

type DrawingFallbackProps = { drawn: ReactNode; children: ReactNode };

/** Keeps the server's drawing when the interactive chart cannot be loaded or fails. */
export class DrawingFallback extends Component<DrawingFallbackProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.drawn : this.props.children;
  }
}
