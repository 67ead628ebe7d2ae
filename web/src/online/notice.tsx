/** One thing that concerns the table now, and what can be done about it. */
interface NoticeProps {
  readonly text: string
  readonly button?: string
  readonly name?: string
  readonly onPress?: () => void
  /** The other way to answer it. */
  readonly other?: { readonly button: string; readonly name: string; readonly onPress: () => void }
}
export function Notice({ text, button, name, onPress, other }: NoticeProps) {
  return (
    <div className="notice row online-notice" role="status">
      <span>{text}</span>
      {button && (
        <button type="button" className="button small" onClick={onPress} data-notice={name}>
          {button}
        </button>
      )}
      {other && (
        <button type="button" className="button quiet small" onClick={other.onPress} data-notice={other.name}>
          {other.button}
        </button>
      )}
    </div>
  )
}
