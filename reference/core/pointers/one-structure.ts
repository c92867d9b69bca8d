import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check, Report } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isLogicalPointer } from '../shared/addressing.ts'
import { enumerant } from '../shared/enumerant.ts'
import { originOf } from '../shared/origins.ts'
import { storageClassOf } from '../shared/pointer-type.ts'
import { declaresVariable } from '../shared/variables.ts'

const storageBuffer = enumerant('StorageClass', 'StorageBuffer')
const [set, binding] = [
  enumerant('Decoration', 'DescriptorSet'),
  enumerant('Decoration', 'Binding'),
]
const choosing: ReadonlySet<number> = new Set(['OpSelect', 'OpPhi'].map(opcodeOf))

/** Places of the pointers that an OpSelect or OpPhi chooses from. */
function choices({ name, operands }: Instruction): readonly number[] {
  return name === 'OpSelect'
    ? [1, 2]
    : operands.flatMap((_, place) => (place % 2 === 0 ? [place] : []))
}

/** What tells the memory of a variable from that of others: the variable itself, or where it is bound. */
function bufferOf(module: Module, { result }: Instruction): string {
  let [group, place] = ['', '']
  for (const { decoration, operands } of module.decorations(result)) {
    if (decoration === set) group = `${operands[0]?.value}`
    if (decoration === binding) place = `${operands[0]?.value}`
  }
  return group === '' || place === '' ? `%${result}` : `${group}.${place}`
}

/** Follows pointers through the choices of a module, and reports those between two variables. */
function judgeChoices(module: Module, report: Report): void {
  const chosen = new Map<number, string>()
  const buffers = new Map<number, string>()
  const bufferUnder = (id: number): string | undefined => {
    const origin = originOf(module, id)
    if (origin === undefined || !declaresVariable(origin)) return chosen.get(origin?.result ?? id)
    const known = buffers.get(origin.result) ?? bufferOf(module, origin)
    buffers.set(origin.result, known)
    return known
  }
  module.each(choosing, (choice) => {
    const type = module.definition(choice.resultType)
    if (!isLogicalPointer(module, type) || storageClassOf(type) !== storageBuffer) return
    let first: string | undefined
    for (const place of choices(choice)) {
      const operand = choice.operands[place]
      const buffer = operand && bufferUnder(operand.value)
      if (operand === undefined || buffer === undefined) continue
      first ??= buffer
      if (first === buffer) continue
      report(operand.word, `pointer ${operand.value} comes from another variable`)
      break
    }
    if (first !== undefined) chosen.set(choice.result, first)
  })
}

/** Section 2.16.1. */
export const checks: readonly Check[] = [
  {
    rule: 'core/variable-pointer-one-structure',
    among: ['VariablePointersStorageBuffer'],
    judgeModule(module, report) {
      if (!module.capabilities.has('VariablePointers')) judgeChoices(module, report)
    },
  },
]
