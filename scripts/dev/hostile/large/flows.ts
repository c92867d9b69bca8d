import type { Chance } from '../chance.ts'
import { createWorld } from './world.ts'

/** How far a branch leads from its block, as a share of all blocks. */
const distances = [1, 2, 8, Number.POSITIVE_INFINITY]

/** A function of blocks that branch to each other as chance has it, with phis, merges and uses of values in between. */
export function manyBlocks(size: number, chance: Chance): Uint32Array {
  const { writer, basics, functionType, prologue } = createWorld(1, 1, chance)
  const { id, put, declare } = writer
  const yes = id()
  declare('OpConstantTrue', basics.bool, yes)
  put('OpFunction', basics.void, id(), 0, functionType)
  const count = Math.max(2, Math.floor(size / (6 + chance(20))))
  const labels = Array.from({ length: count }, () => id())
  const distance = distances[chance(distances.length)] ?? 1
  const kind = chance(5)
  const values: number[] = [basics.one]
  const target = (from: number, back: boolean): number => {
    const reach = 1 + chance(Math.min(distance, count))
    const to = back ? Math.max(1, from - reach) : Math.min(count - 1, from + reach)
    return labels[to] ?? 0
  }
  const before = writer.size()
  for (let n = 0; n < count && writer.size() - before < size; n++) {
    put('OpLabel', labels[n] ?? 0)
    if (kind === 1 && n > 1)
      put(
        'OpPhi',
        basics.uint,
        id(),
        ...labels
          .slice(Math.max(0, n - 40), n)
          .flatMap((label) => [values[chance(values.length)] ?? 0, label]),
      )
    const value = id()
    put('OpIAdd', basics.uint, value, values[chance(values.length)] ?? 0, values.at(-1) ?? 0)
    values.push(value)
    if (n === count - 1) break
    if (kind === 2) put('OpLoopMerge', target(n, false), target(n, false), 0)
    if (kind === 3) put('OpSelectionMerge', target(n, false), 0)
    if (kind === 4)
      put(
        'OpSwitch',
        basics.one,
        target(n, false),
        ...Array.from({ length: 1 + chance(60) }, (_, index) => [
          index,
          target(n, chance(4) === 0),
        ]).flat(),
      )
    else put('OpBranchConditional', yes, target(n, false), target(n, chance(3) === 0))
  }
  put('OpReturn')
  put('OpFunctionEnd')
  return writer.words(prologue)
}
