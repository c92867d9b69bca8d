import { instructions } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check } from '../../check.ts'
import { constituentType } from '../../core/shared/composite-type.ts'
import { isSpecConstantInstruction } from '../../core/shared/constant-instruction.ts'
import { containing } from '../../core/shared/contains-type.ts'
import { enumerant } from '../../core/shared/enumerant.ts'
import { heldStructure, heldType } from '../../core/shared/variables.ts'
import type { Instruction, Module } from '../../module.ts'
import { modelsTouching } from './models-touching.ts'
import { isPerVertex } from './parts.ts'

const workgroup = enumerant('StorageClass', 'Workgroup')
const [local, interfaces] = [
  ['Function', 'Private'],
  ['Input', 'Output'],
].map((names) => new Set(names.map((name) => enumerant('StorageClass', name))))

const specialConstants: readonly string[] = instructions
  .map((row) => row.name)
  .filter((name) => name.startsWith('OpSpecConstant'))

/**
 * That variables hold no type whose count is a specialization constant, unless they hold it directly or nothing outside
 * sees them.
 *
 * @param name the instruction that declares the type: of arrays, or of vectors with a count that is an id.
 */
export function specialized(rule: RuleId, name: 'OpTypeArray' | 'OpTypeVectorIdEXT'): Check {
  const isSpecialized = (type: Instruction | undefined, module: Module): boolean =>
    type?.name === name && isSpecConstantInstruction(module.definition(type.valueAt(1) ?? 0))
  const contains = containing(isSpecialized)
  return {
    rule,
    at: ['OpVariable', 'OpUntypedVariableKHR'],
    among: specialConstants,
    judge(variable, module, report) {
      const type = heldType(module, variable)
      const storage = variable.valueAt(0)
      if (type === undefined || storage === undefined || local?.has(storage)) return
      if (!contains(module, type)) return
      const structure = heldStructure(module, variable)
      const isBlock = structure !== undefined && module.isDecorated(structure.result, 'Block')
      if (storage === workgroup && !isBlock) return
      // The type itself may be specialized, and so may the element of an array with an element per vertex.
      const inside = isSpecialized(type, module) ? constituentType(module, type, 0) : type
      if (!contains(module, inside)) return
      const element = type.name === 'OpTypeArray' ? constituentType(module, type, 0) : undefined
      const isArrayed =
        interfaces?.has(storage) === true &&
        isPerVertex(module, variable, storage, modelsTouching(module)(variable))
      if (isArrayed && isSpecialized(element, module)) {
        if (!contains(module, constituentType(module, element, 0))) return
      }
      report(variable.word, `variable %${variable.result} holds an ${name} of specialized size`)
    },
  }
}
