interface WaitingKey<Key, Value> {
  readonly key: Key
  readonly resolve: (value: Value | undefined) => void
  readonly reject: (error: unknown) => void
}

/**
 * Ask for many at once: the keys of this turn, or those that came while the last question is under way, make one question.
 * Nothing is remembered between questions.
 */
export function batchLoader<Key, Value>(ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>, max = 512) {
  let waiting: WaitingKey<Key, Value>[] = []
  let busy = false

  return function find(key: Key): Promise<Value | undefined> {
    return new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (waiting.length === 1 && !busy) start()
    })
  }

  function start(): void {
    busy = true
    setImmediate(() => void askAll())
  }

  async function askAll(): Promise<void> {
    const together = waiting.slice(0, max)
    waiting = waiting.slice(max)
    try {
      const found = await ask([...new Set(together.map((one) => one.key))])
      for (const one of together) one.resolve(found.get(one.key))
    } catch (error) {
      for (const one of together) one.reject(error)
    }
    busy = false
    if (waiting.length > 0) start()
  }
}
