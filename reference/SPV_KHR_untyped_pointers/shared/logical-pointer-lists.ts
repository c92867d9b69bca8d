import { hasVariablePointers } from '../../core/pointers/variable-pointers.ts'
import { idKinds } from '../../core/shared/id-kinds.ts'
import { perModule } from '../../core/shared/per-module.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import { isLogicalPointerType } from './addressing.ts'
import { takesLogicalPointers, yieldsLogicalPointers } from './listed-instructions.ts'

/** Where the lists of instructions for logical pointers are left. */
export interface Unlisted {
  readonly operands: readonly { readonly user: Instruction; readonly operand: Operand }[]
  readonly results: readonly Instruction[]
}

const nothing: Unlisted = { operands: [], results: [] }

function logicalPointerTypes(module: Module): ReadonlySet<number> {
  return new Set(
    [...module.all('OpTypePointer'), ...module.all('OpTypeUntypedPointerKHR')]
      .filter((type) => isLogicalPointerType(module, type))
      .map(({ result }) => result),
  )
}

/** What may become of a texel pointer of SPV_EXT_descriptor_heap is a rule of that text. */
const texelPointer = 'OpUntypedImageTexelPointerEXT'

/** Conversions between pointer and number are judged by what they ask of the pointer. */
const conversions: ReadonlySet<string> = new Set(['OpConvertPtrToU', 'OpConvertUToPtr'])

/**
 * The instructions that have a logical pointer as an operand or yield one without being on the list for it, where the
 * lists hold: UntypedPointersKHR is declared, and no variable pointers. One that takes a logical pointer wrongly is not
 * told of again for what it yields.
 */
export const unlistedPointers = perModule((module): Unlisted => {
  if (!module.capabilities.has('UntypedPointersKHR') || hasVariablePointers(module)) return nothing
  const types = logicalPointerTypes(module)
  if (types.size === 0) return nothing
  const operands: { user: Instruction; operand: Operand }[] = []
  const results: Instruction[] = []
  for (const user of module.instructions) {
    const { name, resultType } = user
    const before = operands.length
    if (conversions.has(name)) continue
    if (!takesLogicalPointers.has(name))
      for (const operand of user.operands) {
        const source = idKinds.has(operand.kind) ? module.definition(operand.value) : undefined
        if (source === undefined || source.name === 'OpFunction') continue
        if (source.name === texelPointer) continue
        if (types.has(source.resultType)) operands.push({ user, operand })
      }
    if (operands.length > before || !types.has(resultType)) continue
    if (yieldsLogicalPointers.has(name)) continue
    // A pointer access chain into another storage class than its Base breaks a rule on just that.
    if (!name.endsWith('PtrAccessChainKHR') && !name.endsWith('PtrAccessChain')) results.push(user)
  }
  return { operands, results }
})
