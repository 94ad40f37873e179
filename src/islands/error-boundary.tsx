import { Component, type ErrorInfo, type ReactNode } from "react";
import { crashWords } from "../shared/crash-words.ts";

interface State {
  error: Error | null;
  details: string;
}

/** Shows the error of an island in its place; the rest of the page stays. The root of the island logs the error. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, details: "" };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(_error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ details: componentStack ?? "" });
  }

  override render(): ReactNode {
    const { error, details } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="crash tone-sand" role="alert" lang="en">
        <p>
          <strong>{crashWords.island}</strong>
        </p>
        <p>{error.message}</p>
        <details>
          <summary>{crashWords.details}</summary>
          <pre>{details.trim()}</pre>
        </details>
      </div>
    );
  }
}
