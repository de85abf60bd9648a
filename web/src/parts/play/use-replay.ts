import { useRef, useState } from 'react'

/** How a step is shown: at once, or played with its motion. */
export interface ShowStep {
  readonly step: number
  readonly motion: 'none' | 'normal' | 'fast'
}

export type Speed = '1' | '2'

const betweenMs = { 1: 900, 2: 350 }

/** Goes through the steps of a settled round, one by one or by itself. */
export function useReplay(steps: number, show: (step: ShowStep) => Promise<void>) {
  const [step, setStep] = useState(steps - 1)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('1')
  const run = useRef(0)

  const to = (next: number, motion: ShowStep['motion']) => {
    setStep(next)
    return show({ step: next, motion })
  }
  const halt = () => {
    run.current += 1
    setPlaying(false)
  }
  const play = async () => {
    halt()
    const own = run.current
    setPlaying(true)
    let at = step >= steps - 1 ? 0 : step
    if (at === 0) await to(0, 'none')
    for (at += 1; at < steps && own === run.current; at += 1) {
      await pauseFor(betweenMs[speed])
      if (own === run.current) await to(at, speed === '2' ? 'fast' : 'normal')
    }
    if (own === run.current) setPlaying(false)
  }

  return {
    step,
    steps,
    playing,
    speed,
    setSpeed,
    halt,
    play: () => void play(),
    /** Stand at this step without motion. */
    jump: (next: number) => {
      halt()
      void to(Math.min(steps - 1, Math.max(0, next)), 'none')
    },
    /** Go on one step with its motion. */
    next: () => {
      halt()
      if (step < steps - 1) void to(step + 1, 'normal')
    },
  }
}

export type Replay = ReturnType<typeof useReplay>

const pauseFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
