import { Component, type ReactNode } from 'react';

interface Props {
  onError: (error: unknown) => void;
  onReady: () => void;
  children?: ReactNode;
}

/** Says when a sample is in the document, or what it threw while it rendered. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    if (!this.state.failed) this.props.onReady();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
