import { expect, test } from 'vitest'
import { onFirstPress } from './skip.ts'

test.each(['keydown', 'pointerdown'])('a %s ends a celebration, once', (kind) => {
  const target = new EventTarget()
  let times = 0
  onFirstPress(target, () => (times += 1))
  target.dispatchEvent(new Event(kind))
  target.dispatchEvent(new Event(kind))
  target.dispatchEvent(new Event('pointerdown'))
  expect(times).toBe(1)
})

test('who has stopped listening hears nothing', () => {
  const target = new EventTarget()
  let times = 0
  onFirstPress(target, () => (times += 1))()
  target.dispatchEvent(new Event('keydown'))
  expect(times).toBe(0)
})
