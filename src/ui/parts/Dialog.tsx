import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

type Props = Readonly<{
  title: string
  /** Esc and a click outside: always “No”. */
  onNo: () => void
  children: ReactNode
  wide?: boolean
  testId?: string
}>

/**
 * A native dialog. The element marked `data-first` has the focus when it opens; where the focus was before,
 * the browser puts it again, if the dialog is closed while it is still on the page.
 */
export const useModal = (): RefObject<HTMLDialogElement | null> => {
  const box = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog || dialog.open) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => dialog.close()
  }, [])
  return box
}

/** A question or a message over the screen. */
export const Dialog = ({ title, onNo, children, wide = false, testId }: Props) => {
  const box = useModal()
  return (
    <dialog
      ref={box}
      className={wide ? 'dialog sheet wide' : 'dialog sheet'}
      aria-label={title}
      data-testid={testId}
      onCancel={(event) => {
        event.preventDefault()
        onNo()
      }}
      onKeyDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => {
        if (event.target === box.current) onNo()
      }}
    >
      <div className="dialog-body">
        <h2>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
