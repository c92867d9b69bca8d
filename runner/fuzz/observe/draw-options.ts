import type fc from 'fast-check'
import { usualLimit } from '../../oracle/validator-options.ts'
import { below, oneOf } from '../make/chances.ts'
import type { Asked } from './asked.ts'

const most = 2

/** Whether a module is valid for the reference with an option; `undefined` where it has no verdict. */
type IsValidWith = (asked: Asked, line: string) => boolean | undefined

/** The least number with which the module is valid; `undefined` where it is not valid with the number of the core specification. */
function boundary(asked: Asked, name: string, usual: number, isValid: IsValidWith) {
  if (isValid(asked, `${name} ${usual}`) !== true) return undefined
  let [low, high] = [0, usual]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isValid(asked, `${name} ${middle}`) === true) high = middle
    else low = middle + 1
  }
  return high
}

/**
 * One or two different options, each as often as any other, whatever the number of values that are listed for it. A limit
 * gets every other time the number that a valid module just keeps, or one less.
 */
export function drawOptions(
  listed: readonly string[],
  random: fc.Random,
  asked: Asked,
  isValid: IsValidWith,
): readonly string[] {
  const byName = new Map<string, string[]>()
  for (const line of listed) {
    const [name = ''] = line.split(' ', 1)
    byName.set(name, [...(byName.get(name) ?? []), line])
  }
  const names = [...byName.keys()]
  const drawn = new Set(Array.from({ length: 1 + below(random, most) }, () => oneOf(random, names)))
  return [...drawn].map((name) => {
    const line = oneOf(random, byName.get(name) ?? [])
    const usual = usualLimit(line)
    if (usual === undefined || below(random, 2) === 0) return line
    const least = boundary(asked, name, usual, isValid)
    return least === undefined ? line : `${name} ${Math.max(0, least - below(random, 2))}`
  })
}
