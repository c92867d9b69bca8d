import type { Check } from '../check.ts'
import { idKinds } from '../core/shared/id-kinds.ts'
import { instructionClass } from '../core/shared/instruction-class.ts'
import { isSemanticSet } from '../core/shared/semantic-set.ts'
import type { Instruction, Module } from '../module.ts'
import { texelPointer } from './shared/instructions.ts'

const silentClasses: ReadonlySet<string> = new Set(['Debug', 'Annotation'])
const extended: ReadonlySet<string> = new Set(['OpExtInst', 'OpExtInstWithForwardRefsKHR'])

/** Whether it does nothing with what it names. */
function isWithoutEffect(module: Module, user: Instruction): boolean {
  if (silentClasses.has(instructionClass(user))) return true
  if (!extended.has(user.name)) return false
  const set = module.importName(user.operands[0]?.value ?? 0)
  return set !== undefined && !isSemanticSet(set)
}

/** Texel pointers and their copies, by id: the pointer that each is, or is a copy of. */
function texelPointers(module: Module): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const { result } of module.all(texelPointer)) if (result !== 0) found.set(result, result)
  // A map hands out what is added while it is walked.
  // Ids with several definitions would let copies meet.
  for (const [id, origin] of found)
    for (const { name, result, index } of module.uses(id))
      if (name === 'OpCopyObject' && module.definitionIndex(result) === index && !found.has(result))
        found.set(result, origin)
  return found
}

/** What uses any of them, each once: one instruction may use many. */
function usersOf(module: Module, ids: Iterable<number>): Iterable<Instruction> {
  const users = new Map<number, Instruction>()
  for (const id of ids) for (const user of module.uses(id)) users.set(user.index, user)
  return users.values()
}

/** OpUntypedImageTexelPointerEXT. A copy by itself is left undecided; what it is used for is not. */
export const check: Check = {
  rule: 'SPV_EXT_descriptor_heap/texel-pointer-is-used-by-atomics-only',
  among: [texelPointer],
  judgeModule(module, report) {
    const pointers = texelPointers(module)
    for (const user of usersOf(module, pointers.keys())) {
      const { name, operands } = user
      if (name === 'OpCopyObject' || isWithoutEffect(module, user)) continue
      operands.forEach(({ kind, value, word }, place) => {
        const origin = pointers.get(value)
        if (origin === undefined || !idKinds.has(kind)) return
        const called = value === origin ? `%${origin}` : `%${origin}, copied as %${value},`
        if (place !== 0 || !name.startsWith('OpAtomic'))
          report(word, `${name} uses texel pointer ${called}`)
      })
    }
  },
}
