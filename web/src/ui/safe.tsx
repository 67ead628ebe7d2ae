/** What fails to draw does not take the page with it. */
import { Component, type ReactNode } from 'react'

export interface SafeProps {
  readonly children: ReactNode
  readonly fallback: (error: Error) => ReactNode
  /** When this changes, drawing is tried again. */
  readonly again?: unknown
}
interface State {
  readonly error: Error | null
  readonly again: unknown
}

export class Safe extends Component<SafeProps, State> {
  override state: State = { error: null, again: this.props.again }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
  static getDerivedStateFromProps({ again }: SafeProps, state: State): Partial<State> | null {
    return again === state.again ? null : { error: null, again }
  }
  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children
  }
}
