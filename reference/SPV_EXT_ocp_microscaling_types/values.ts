import { instructions } from '#spec/grammar/grammar'
import { containing, float } from '#spec/vocabulary/type-terms'
import type { Check } from '../check.ts'
import { enumerantSet, opcodeSet, storageClassName } from '../core/shared/grammar.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  isPointerType,
  isTypeDeclaration,
  pointeeType,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { compileType } from '../rows/type-fits.ts'
import { narrowEncodings } from './rows.ts'

const among = ['Float4EXT', 'Float6EXT']

/** The instructions that allocate, read or write an object; others have pointers alone. */
const accessing = [
  'OpVariable',
  'OpUntypedVariableKHR',
  'OpLoad',
  'OpStore',
  'OpCopyMemory',
  'OpCooperativeMatrixLoadKHR',
  'OpCooperativeMatrixStoreKHR',
]

const isAccessing = opcodeSet(accessing)
const memoryRows = instructions.filter(({ name }) => accessing.includes(name))

/** Memory instructions that may read or write other types than the one that a typed pointer points to. */
const mayDiffer = opcodeSet(
  memoryRows.filter(({ version }) => version === null).map(({ name }) => name),
)

const allowed: ReadonlySet<number | undefined> = enumerantSet('StorageClass', 'Function', 'Private')

const containsNarrow = compileType(containing(float(undefined, narrowEncodings)))

function isNarrow(module: Module, type: Instruction | undefined): type is Instruction {
  return isTypeDeclaration(type) && containsNarrow(type, module) === true
}

/** Visits Result Type, the types of operands that are objects, and operands that are types other than pointers, with their words. */
function eachType(
  module: Module,
  instruction: Instruction,
  visit: (type: Instruction, word: number) => void,
): void {
  const resulting = module.definition(instruction.resultType)
  if (isTypeDeclaration(resulting)) visit(resulting, instruction.word + 1)
  module.eachId(instruction.index, (id, word) => {
    const definition = module.definition(id)
    const type = isTypeDeclaration(definition) ? definition : module.typeOf(id)
    if (isTypeDeclaration(type) && (type !== definition || !isPointerType(type))) visit(type, word)
  })
}

/** Whether the pointer at a word is that of what the instruction allocates, reads or writes, and not a value of it. */
function isThrough({ name, word, resultType }: Instruction, place: number): boolean {
  if (name === 'OpCopyMemory') return true
  const reads = resultType !== 0 && name !== 'OpVariable' && name !== 'OpUntypedVariableKHR'
  return place === word + (reads ? 3 : 1)
}

/** The pointers through which an instruction allocates, reads or writes, and a type that it reads, writes or names. */
function partsOf(module: Module, instruction: Instruction) {
  const pointers: { readonly pointer: Instruction; readonly word: number }[] = []
  let accessed: Instruction | undefined
  eachType(module, instruction, (type, word) => {
    if (isPointerType(type) && isThrough(instruction, word)) pointers.push({ pointer: type, word })
    // OpCopyMemory writes with one pointer what the other one points to.
    const data = instruction.name === 'OpCopyMemory' ? pointeeType(module, type) : type
    if (accessed === undefined && isNarrow(module, data)) accessed = data
  })
  return { pointers, accessed }
}

/** Visits the pointers to narrow floats of a memory instruction, each with the type that says so. */
function eachNarrowPointer(
  module: Module,
  instruction: Instruction,
  visit: (pointer: Instruction, type: Instruction, word: number) => void,
): void {
  const { pointers, accessed } = partsOf(module, instruction)
  for (const { pointer, word } of pointers) {
    const pointee = pointeeType(module, pointer)
    const isOwnType = pointee !== undefined && !mayDiffer(instruction)
    const type = isOwnType || isNarrow(module, pointee) ? pointee : accessed
    if (isNarrow(module, type)) visit(pointer, type, word)
  }
}

/** Ids of the pointer types to narrow floats through which objects are allocated, read or written. */
const pointerTypesInUse = perModule((module): ReadonlySet<number> => {
  const found = new Set<number>()
  for (let index = 0; index < module.instructions.length; index++) {
    if (!isAccessing({ opcode: module.opcodeAt(index) })) continue
    const instruction = module.instructions.at(index)
    if (instruction !== undefined)
      eachNarrowPointer(module, instruction, ({ result }) => found.add(result))
  }
  return found
})

/** Universal Validation Rules, the items below Memory Instructions. */
export const checks: readonly Check[] = [
  {
    rule: 'SPV_EXT_ocp_microscaling_types/narrow-floats-are-in-function-or-private',
    at: accessing,
    among,
    judge(instruction, module, report) {
      let isReported = false
      eachNarrowPointer(module, instruction, (pointer, type, word) => {
        const storage = storageClassOf(pointer)
        if (isReported || storage === undefined || allowed.has(storage)) return
        isReported = true
        report(
          word,
          `${instruction.name} has a pointer into ${storageClassName(storage)} to %${type.result}, which is or includes a float of less than 8 bits`,
        )
      })
    },
  },
  {
    rule: 'SPV_EXT_ocp_microscaling_types/narrow-float-pointer-is-to-function-or-private',
    at: ['OpTypePointer'],
    among,
    judge(pointer, module, report) {
      const storage = storageClassOf(pointer)
      const type = pointeeType(module, pointer)
      if (storage === undefined || allowed.has(storage) || !isNarrow(module, type)) return
      if (!pointerTypesInUse(module).has(pointer.result))
        report(
          pointer.word + 2,
          `%${pointer.result} points into ${storageClassName(storage)} to %${type.result}, which is or includes a float of less than 8 bits`,
        )
    },
  },
]
