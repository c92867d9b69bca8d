import { opcodeOf } from '#spec/grammar/opcodes'
import type { Check, Fault } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import {
  arrayStrideOf,
  asksForLayout,
  classesWithLayout,
  isArrayOfBlocks,
  isBlockStructure,
  laidOutTypes,
  type MemberLayout,
  memberLayouts,
  partlyLaidOutTypes,
} from '../shared/laid-out.ts'
import {
  bytesOf,
  firstOverlap,
  type MemberBytes,
  overlappingArrays,
  overlapsItself,
} from '../shared/layout-bytes.ts'
import { checksOf, perModule, type Say } from '../shared/surveys.ts'
import {
  componentCount,
  constituentType,
  innermostElement,
  isMatrixType,
  isStructType,
} from '../shared/types.ts'

const opTypeRuntimeArray = opcodeOf('OpTypeRuntimeArray')

function judgeArray(module: Module, type: Instruction, say: Say): void {
  const stride = arrayStrideOf(module, type)
  if (isArrayOfBlocks(module, type)) {
    if (stride !== undefined)
      say('core/layout-block-array-without-stride', type.word, 'an array of blocks has ArrayStride')
    return
  }
  if (stride === undefined)
    say('core/layout-array-stride', type.word, 'the array has no ArrayStride')
  else if (stride === 0) say('core/layout-stride-positive', type.word, 'ArrayStride is 0')
  // The stride of a matrix is known at the member only.
  else if (!holdsMatrix(module, type) && elementsOverlap(module, type))
    sayOverlap(module, type, type.word, say)
}

function elementsOverlap(
  module: Module,
  array: Instruction,
  layout?: Parameters<typeof bytesOf>[2],
): boolean {
  const stride = arrayStrideOf(module, array)
  if (stride === undefined || stride === 0) return false
  const bytes = bytesOf(module, constituentType(module, array, 0), layout)
  return overlapsItself(bytes, stride, lengthOf(module, array))
}

function sayOverlap(module: Module, array: Instruction, word: number, say: Say): void {
  const stride = arrayStrideOf(module, array)
  say('core/layout-elements-apart', word, `ArrayStride ${stride} is less than an element takes`)
}

const overlappingElements = overlappingArrays(elementsOverlap)

/** The arrays around the matrix of a member, as far as the matrix itself is laid out. */
function judgeArraysOfMatrix(
  module: Module,
  type: Instruction | undefined,
  layout: MemberLayout,
  word: number,
  say: Say,
): void {
  const { matrixStride = 0, rowMajor, columnMajor } = layout
  if (matrixStride === 0 || rowMajor === columnMajor) return
  let found = overlappingElements(module, type, layout)
  for (; found !== undefined; found = found.next) sayOverlap(module, found.array, word, say)
}

function judgeMatrix(
  module: Module,
  matrix: Instruction,
  layout: MemberLayout,
  word: number,
  say: Say,
): void {
  const { matrixStride, rowMajor, columnMajor } = layout
  if (!rowMajor && !columnMajor)
    say('core/layout-matrix-majorness', word, 'the matrix is neither RowMajor nor ColMajor')
  if (matrixStride === undefined)
    say('core/layout-matrix-stride', word, 'the matrix has no MatrixStride')
  else if (matrixStride === 0) say('core/layout-stride-positive', word, 'MatrixStride is 0')
  else if (rowMajor !== columnMajor) {
    const column = constituentType(module, matrix, 0)
    const columns = matrix.operands[1]?.value
    const rows = componentCount(module, column)
    const size = bytesOf(module, constituentType(module, column, 0))?.[0]?.end
    const length = rowMajor ? columns : rows
    if (size !== undefined && length !== undefined && length * size > matrixStride)
      say('core/layout-columns-apart', word, `${length * size} bytes every ${matrixStride} bytes`)
  }
}

function judgeOffsets(
  module: Module,
  structure: Instruction,
  layouts: readonly MemberLayout[],
  say: Say,
): void {
  const taken = new Map<number, number>()
  const distinct: number[] = []
  for (let member = 0; member < layouts.length; member++) {
    const { offset, isOffsetById } = layouts[member] as MemberLayout
    if (offset === undefined || isOffsetById) continue
    if (taken.has(offset))
      say(
        'core/layout-offsets-distinct',
        structure.operands[member]?.word ?? structure.word,
        `member ${taken.get(offset)} has offset ${offset} too`,
      )
    else {
      taken.set(offset, member)
      distinct.push(member)
    }
  }
  if (distinct.length < 2) return
  const places: MemberBytes[] = []
  for (const member of distinct) {
    const layout = layouts[member] as MemberLayout
    const type = constituentType(module, structure, member)
    if (layout.rowMajor === layout.columnMajor && holdsMatrix(module, type)) continue
    const bytes = bytesOf(module, type, layout)
    const { offset } = layout
    if (bytes !== undefined && offset !== undefined) places.push({ member, offset, bytes })
  }
  const overlap = firstOverlap(places)
  if (overlap !== undefined)
    say(
      'core/layout-members-apart',
      structure.operands[overlap.second]?.word ?? structure.word,
      `members ${overlap.first} and ${overlap.second} take the same bytes`,
    )
}

function holdsMatrix(module: Module, type: Instruction | undefined): boolean {
  return isMatrixType(innermostElement(module, type))
}

function judgeStructure(
  module: Module,
  structure: Instruction,
  asksForOffsets: boolean,
  say: Say,
): void {
  const layouts = memberLayouts(module, structure)
  for (let member = 0; member < layouts.length; member++) {
    const layout = layouts[member] as MemberLayout
    const word = structure.operands[member]?.word ?? structure.word
    if (asksForOffsets && layout.offset === undefined)
      say('core/layout-member-offset', word, `member ${member} has no Offset`)
    const type = constituentType(module, structure, member)
    const inner = innermostElement(module, type)
    if (inner === undefined || !isMatrixType(inner)) continue
    judgeMatrix(module, inner, layout, word, say)
    if (asksForOffsets) judgeArraysOfMatrix(module, type, layout, word, say)
  }
  judgeOffsets(module, structure, layouts, say)
}

/** Holds a structure or array type, without those in it, to the definition of an explicit layout (2.2.2). */
export function judgeLayout(module: Module, type: Instruction, say: Say): void {
  if (isStructType(type)) judgeStructure(module, type, true, say)
  else judgeArray(module, type, say)
}

const layoutFaults = perModule((module): readonly Fault[] => {
  const faults: Fault[] = []
  const say: Say = (rule, word, message) => faults.push({ rule, word, message })
  for (const type of laidOutTypes(module)) judgeLayout(module, type, say)
  for (const type of partlyLaidOutTypes(module)) {
    if (isStructType(type)) judgeStructure(module, type, false, say)
    else if (arrayStrideOf(module, type) === 0 && !isArrayOfBlocks(module, type))
      say('core/layout-stride-positive', type.word, 'ArrayStride is 0')
  }
  return faults
})

/** All types that must have an explicit layout, whoever lays them out. */
const withLayout = perModule(
  (module): ReadonlySet<Instruction> =>
    new Set([...laidOutTypes(module), ...partlyLaidOutTypes(module)]),
)

/** Checks of types with an explicit layout, and of decorations that only such types have. */
export const checks: readonly Check[] = [
  ...checksOf(
    layoutFaults,
    [
      'core/layout-member-offset',
      'core/layout-array-stride',
      'core/layout-block-array-without-stride',
      'core/layout-matrix-stride',
      'core/layout-matrix-majorness',
      'core/layout-stride-positive',
      'core/layout-offsets-distinct',
      'core/layout-members-apart',
      'core/layout-columns-apart',
      'core/layout-elements-apart',
    ],
    // The storage classes of the roots.
    classesWithLayout,
  ),
  {
    rule: 'core/layout-block-pointer-without-stride',
    at: ['OpTypePointer'],
    judge: (instruction, module, report) => {
      const { operands } = instruction
      if (!asksForLayout(operands[0]?.value)) return
      if (arrayStrideOf(module, instruction) === undefined) return
      if (!isBlockStructure(module, module.definition(operands[1]?.value ?? 0))) return
      // Whether the type of a variable itself may have one can be read both ways.
      if (module.uses(instruction.result).some((user) => withLayout(module).has(user)))
        report(instruction.word, 'a pointer to a block has ArrayStride')
    },
  },
  {
    rule: 'core/layout-run-time-array-last',
    at: ['OpTypeStruct'],
    judge: (instruction, module, report) => {
      const { word, wordCount } = instruction
      const arrays: number[] = []
      for (let index = word + 2; index < word + wordCount; index++) {
        const type = module.definitionIndex(module.words[index] as number)
        if (type >= 0 && module.opcodeAt(type) === opTypeRuntimeArray) arrays.push(index - word - 2)
      }
      if (arrays.length === 0) return
      const layouts = memberLayouts(module, instruction)
      for (const member of arrays) {
        const start = layouts[member]?.offset
        if (start === undefined) continue
        if (layouts.some(({ offset }) => offset !== undefined && offset > start))
          report(word + 2 + member, 'a member follows the run-time array')
      }
    },
  },
]

function lengthOf(module: Module, type: Instruction): number {
  if (type.name === 'OpTypeRuntimeArray') return Number.POSITIVE_INFINITY
  const length = module.definition(type.operands[1]?.value ?? 0)
  // A length that specialization may change says nothing; one element never overlaps.
  if (length?.name !== 'OpConstant') return 1
  return Number(module.integerValue(length.result) ?? 1n)
}
