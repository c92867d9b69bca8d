import type { Chance } from '../chance.ts'
import { createWorld } from './world.ts'
import { string } from './writer.ts'

/** Functions that call each other and use variables, and entry points that list some of those. */
export function manyCalls(size: number, chance: Chance): Uint32Array {
  const count = Math.max(1, Math.floor(size / (24 + chance(40))))
  const world = createWorld(1, 1, chance)
  const { writer, basics, functionType, prologue } = world
  const { id, put, before, declare } = writer
  const pointer = id()
  const storage = [1, 3, 6, 12][chance(4)] ?? 6
  declare('OpTypePointer', pointer, storage, basics.uint)
  const untyped = id()
  declare('OpTypeUntypedPointerKHR', untyped, storage)
  const variables = Array.from({ length: 1 + chance(count) }, () => id())
  for (const variable of variables)
    if (chance(2) === 0) declare('OpVariable', pointer, variable, storage)
    else declare('OpUntypedVariableKHR', untyped, variable, storage, basics.uint)
  const functions = Array.from({ length: count }, () => id())
  const listed = [0, 1, 8, 64][chance(4)] ?? 0
  const some = (): number => variables[chance(variables.length)] ?? 0
  for (const [index, id] of functions.entries())
    if (chance(2) === 0)
      before(
        'OpEntryPoint',
        5,
        id,
        ...string(`f${index}`),
        ...Array.from({ length: chance(listed + 1) }, some),
      )
  const reach = [1, 4, count][chance(3)] ?? 1
  const usesAll = chance(2) === 0
  const begun = writer.size()
  for (const [index, functionId] of functions.entries()) {
    put('OpFunction', basics.void, functionId, 0, functionType)
    put('OpLabel', id())
    for (let calls = 1 + chance(3); calls > 0; calls--)
      put(
        'OpFunctionCall',
        basics.void,
        id(),
        functions[Math.min(count - 1, index + 1 + chance(reach))] ?? functionId,
      )
    const used = usesAll && index === count - 1 ? variables : [some()]
    for (const variable of used) put('OpStore', variable, basics.one)
    put('OpReturn')
    put('OpFunctionEnd')
    if (writer.size() - begun > 2 * size) break
  }
  return writer.words(prologue)
}
