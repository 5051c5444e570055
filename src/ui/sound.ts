/** Sounds of the film, made of noise: nothing is loaded. Only what lies open to both is heard (R66). */
import { useCallback, useEffect, useRef } from 'react'
import type { LogLine } from '../store/api'
import { useApp } from './context'

type Burst = Readonly<{ after: number; length: number; pitch: number; loud: number }>

const SHOT: readonly Burst[] = [{ after: 0, length: 0.22, pitch: 320, loud: 0.22 }]
const DICE: readonly Burst[] = [0, 0.07, 0.12, 0.19].map((after) => ({
  after,
  length: 0.03,
  pitch: 2600,
  loud: 0.1,
}))
const STEP: readonly Burst[] = [0, 0.12].map((after) => ({ after, length: 0.05, pitch: 500, loud: 0.05 }))

const SOUNDS: Readonly<Record<string, readonly Burst[]>> = {
  fired: [...SHOT, ...DICE.map((burst) => ({ ...burst, after: burst.after + 0.25 }))],
  struck: DICE,
  tested: DICE,
  tankFear: DICE,
  observerTested: DICE,
  moved: STEP,
}

const noise = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  return buffer
}

const play = (context: AudioContext, buffer: AudioBuffer, { after, length, pitch, loud }: Burst): void => {
  const start = context.currentTime + after
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  const gain = context.createGain()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + length)
  source.connect(filter).connect(gain).connect(context.destination)
  source.start(start, Math.random() * 0.3, length)
}

/** Plays the sound of a line while sound is on. The context is made with the first sound, closed with the screen. */
export const useSounds = (): ((line: LogLine | undefined) => void) => {
  const on = useApp((state) => state.sound)
  const device = useRef<Readonly<{ context: AudioContext; buffer: AudioBuffer }> | null>(null)
  useEffect(
    () => () => {
      void device.current?.context.close()
      device.current = null
    },
    [],
  )
  return useCallback(
    (line) => {
      const bursts = line ? SOUNDS[line.event.kind] : undefined
      if (!on || !bursts || !('AudioContext' in window)) return
      if (!device.current) {
        const context = new AudioContext()
        device.current = { context, buffer: noise(context) }
      }
      const { context, buffer } = device.current
      for (const burst of bursts) play(context, buffer, burst)
    },
    [on],
  )
}
