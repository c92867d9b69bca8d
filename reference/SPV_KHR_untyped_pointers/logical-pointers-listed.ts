import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check } from '../check.ts'
import { instructionClass } from '../core/shared/grammar.ts'
import { hasVariablePointers } from '../core/shared/pointers.ts'
import { perModule } from '../core/shared/surveys.ts'
import type { Instruction, Module } from '../module.ts'
import { isLogicalPointerType, newInstructions } from '../shared/untyped-operands.ts'

const names = instructions.map(({ name }) => name)

/** Its text asks of Value nothing that is about pointers. */
const replicating = 'OpCompositeConstructReplicateEXT'

/** Instructions of other extensions, for which their own texts say what they take and yield. */
const foreign = instructions
  .filter(({ version, name }) => version === null && !newInstructions.includes(name))
  .filter(({ name }) => name !== replicating)
  .map(({ name }) => name)

/** Instructions that name ids rather than take values. */
const annotating = instructions
  .filter((row) => ['Annotation', 'Debug'].includes(instructionClass(row)))
  .map(({ name }) => name)

/** Without variable pointers no other instruction has a logical pointer among its operands. */
const takesLogicalPointers = new Set([
  'OpLoad',
  'OpStore',
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpUntypedAccessChainKHR',
  'OpUntypedInBoundsAccessChainKHR',
  'OpFunctionCall',
  'OpImageTexelPointer',
  'OpCopyMemory',
  'OpCopyObject',
  'OpArrayLength',
  'OpUntypedArrayLengthKHR',
  'OpCopyMemorySized',
  ...names.filter((name) => name.startsWith('OpAtomic')),
  'OpExtInst',
  'OpEntryPoint',
  // An Initializer is judged by the object that the variable allocates.
  'OpVariable',
  'OpUntypedVariableKHR',
  ...annotating,
  ...foreign,
])

/**
 * Without variable pointers no other instruction yields a logical pointer. A function is not a value of its return
 * type.
 */
const yieldsLogicalPointers = new Set([
  'OpVariable',
  'OpUntypedVariableKHR',
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpUntypedAccessChainKHR',
  'OpUntypedInBoundsAccessChainKHR',
  'OpFunctionParameter',
  'OpImageTexelPointer',
  'OpCopyObject',
  'OpFunction',
  ...foreign,
  // A pointer access chain into another storage class than its Base breaks a rule on just that.
  ...names.filter((name) => /PtrAccessChain(KHR)?$/.test(name)),
])

/** Uses that the lists of instructions for logical pointers leave out. */
interface Unlisted {
  /** Words of ids, each with the name of the instruction that it belongs to. */
  readonly operands: readonly {
    readonly name: string
    readonly id: number
    readonly word: number
  }[]
  readonly results: readonly Instruction[]
}

const nothing: Unlisted = { operands: [], results: [] }

/** Ids of logical pointer types. One of the id 0, which is a fault itself, would be taken for that of instructions without a type. */
function logicalPointerTypes(module: Module): ReadonlySet<number> {
  const types = new Set<number>()
  for (const name of ['OpTypePointer', 'OpTypeUntypedPointerKHR'])
    for (const type of module.all(name))
      if (type.result !== 0 && isLogicalPointerType(module, type)) types.add(type.result)
  return types
}

/** The uses of a texel pointer of SPV_EXT_descriptor_heap are ruled by that text. */
const texelPointer = opcodeOf('OpUntypedImageTexelPointerEXT')

const opFunction = opcodeOf('OpFunction')

/** Conversions between pointer and number are judged by their requirements on the pointer. */
const conversions = new Set(['OpConvertPtrToU', 'OpConvertUToPtr'])

const [takes, yields, hasType] = [1, 2, 4]

/** Keyed by opcode, what an instruction may do with logical pointers: every instruction of a module is looked up. */
const roles = new Uint8Array(1 + Math.max(...instructions.map(({ opcode }) => opcode)))
for (const { name, opcode, operands } of instructions)
  roles[opcode] =
    (operands[0]?.kind === 'IdResultType' ? hasType : 0) |
    (takesLogicalPointers.has(name) || conversions.has(name) ? takes : 0) |
    (yieldsLogicalPointers.has(name) || conversions.has(name) ? yields : 0)

/**
 * The instructions that have a logical pointer as an operand or yield one without being on the list for it, where the
 * lists hold: UntypedPointersKHR is declared, and no variable pointers. An instruction that takes a logical pointer
 * wrongly is not reported again for its result.
 */
const unlistedPointers = perModule((module): Unlisted => {
  if (!module.capabilities.has('UntypedPointersKHR') || hasVariablePointers(module)) return nothing
  const types = logicalPointerTypes(module)
  if (types.size === 0) return nothing
  const operands: { name: string; id: number; word: number }[] = []
  const results: Instruction[] = []
  const { instructions } = module
  let index = 0
  const visit = (id: number, word: number): void => {
    const position = module.definitionIndex(id)
    if (position < 0) return
    const source = module.opcodeAt(position)
    const isTyped = ((roles[source] ?? 0) & hasType) !== 0
    if (!types.has(isTyped ? (module.words[module.wordAt(position) + 1] as number) : 0)) return
    if (source === opFunction || source === texelPointer) return
    operands.push({ name: instructions.at(index)?.name ?? '', id, word })
  }
  for (; index < instructions.length; index++) {
    const role = roles[module.opcodeAt(index)] ?? 0
    const before = operands.length
    if ((role & takes) === 0) module.eachId(index, visit)
    if (operands.length > before || (role & yields) !== 0) continue
    const instruction = instructions.at(index)
    if (instruction !== undefined && types.has(instruction.resultType)) results.push(instruction)
  }
  return { operands, results }
})

/** Checks of the instructions that may take logical pointers or make them. */
export const checks: readonly Check[] = [
  /** Universal Validation Rules, logical pointers without variable pointers. */
  {
    rule: 'SPV_KHR_untyped_pointers/logical-pointer-operand-is-of-a-listed-instruction',
    judgeModule(module, report) {
      for (const { name, id, word } of unlistedPointers(module).operands)
        report(word, `the logical pointer %${id} is an operand of ${name}`)
    },
  },
  /** Universal Validation Rules, logical pointers without variable pointers. */
  {
    rule: 'SPV_KHR_untyped_pointers/logical-pointer-result-is-of-a-listed-instruction',
    judgeModule(module, report) {
      for (const { name, word } of unlistedPointers(module).results)
        report(word, `${name} yields a logical pointer`)
    },
  },
]
