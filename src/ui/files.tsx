/** Files in and out: the open dialog, dropping a file onto any screen, the export. */
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useApp } from './context'
import { useWords } from './useWords'

const ChooseContext = createContext<() => void>(() => undefined)

/** Opens the file dialog. */
export const useChooseFile = (): (() => void) => use(ChooseContext)

/** Gives the player a file. */
export const download = (name: string, text: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Saves the game at hand to a file; false if there is none. The name says nothing but battle and turn. */
export const useExport = (): (() => boolean) => {
  const exportGame = useApp((state) => state.exportGame)
  const match = useApp((state) => state.match)
  return () => {
    const text = exportGame()
    if (text === null) return false
    download(`${match?.scenario ?? 'game'}-${match?.turn ?? 0}.json`, text)
    return true
  }
}

/** Dragging a file over the page: the page says that it may be dropped. */
const useDrop = (open: (file: File) => void): boolean => {
  const [over, setOver] = useState(false)
  const opener = useRef(open)
  opener.current = open
  useEffect(() => {
    const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false
    const onOver = (event: DragEvent): void => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent): void => {
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      opener.current(file)
    }
    window.addEventListener('dragover', onOver)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('drop', onDrop)
    return () => {
      window.removeEventListener('dragover', onOver)
      window.removeEventListener('dragleave', onLeave)
      window.removeEventListener('drop', onDrop)
    }
  }, [])
  return over
}

export const Files = ({ children }: Readonly<{ children: ReactNode }>) => {
  const { t } = useWords()
  const importGame = useApp((state) => state.importGame)
  const input = useRef<HTMLInputElement>(null)
  const open = async (file: File): Promise<void> => {
    // What is wrong with it, the table says itself.
    await importGame(file.name, await file.text())
  }
  const over = useDrop((file) => void open(file))
  return (
    <ChooseContext value={() => input.current?.click()}>
      {children}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        data-testid="file-input"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void open(file)
        }}
      />
      {over && <div className="drop-here">{t('app.dropHere')}</div>}
    </ChooseContext>
  )
}
