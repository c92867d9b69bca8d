import { extentsOf } from '#generators/words/extents-of'
import { headerLength } from '#generators/words/header'
import { instructionByOpcode } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'

/** An instruction of a module in words. */
type InstructionWords = readonly number[]

const [opFunction, opFunctionEnd, opLabel, opBranch, opReturn] = [
  'OpFunction',
  'OpFunctionEnd',
  'OpLabel',
  'OpBranch',
  'OpReturn',
].map(opcodeOf) as [number, number, number, number, number]

function opcodeIn([head = 0]: InstructionWords): number {
  return head & 0xffff
}

function instructionsOf(words: Uint32Array): readonly InstructionWords[] {
  return extentsOf(words).map(({ start, length }) => [...words.subarray(start, start + length)])
}

function instruction(name: string, ...operands: readonly number[]): InstructionWords {
  return [((operands.length + 1) << 16) | opcodeOf(name), ...operands]
}

/** The position of the result of an instruction among its words; 0 if it has none. */
function resultPlace(opcode: number): number {
  return (
    (instructionByOpcode(opcode)?.operands ?? []).findIndex(({ kind }) => kind === 'IdResult') + 1
  )
}

/** Instructions that end a block or begin it, or that a function or module has one of. */
const unique: ReadonlySet<string> = new Set([
  ...['OpFunction', 'OpFunctionParameter', 'OpFunctionEnd', 'OpLabel', 'OpMemoryModel', 'OpPhi'],
  ...['OpBranch', 'OpBranchConditional', 'OpSwitch', 'OpLoopMerge', 'OpSelectionMerge', 'OpReturn'],
  ...[
    'OpReturnValue',
    'OpKill',
    'OpUnreachable',
    'OpTerminateInvocation',
    'OpIgnoreIntersectionKHR',
  ],
  ...['OpTerminateRayKHR', 'OpEmitMeshTasksEXT', 'OpAbortKHR', 'OpCapability', 'OpExtension'],
])

/** Whether an instruction may appear often in a module. */
export function canRepeat(opcode: number): boolean {
  const name = instructionByOpcode(opcode)?.name
  return name !== undefined && !unique.has(name)
}

/** A module whose parts can be multiplied. */
interface MultipliedModule {
  readonly instructions: InstructionWords[]
  readonly copies: readonly number[]
  readonly id: () => number
  /** Index of the first instruction of a kind; -1 if there is none. */
  readonly first: (name: string) => number
}

/**
 * Writes a number of further things into a module that has an instruction many times; false if it has no place for
 * them.
 */
type Multiply = (parts: MultipliedModule, count: number) => boolean

function repeat(parts: MultipliedModule, index: number, count: number): boolean {
  const original = parts.instructions[index]
  if (original === undefined) return false
  const place = resultPlace(opcodeIn(original))
  const copies = Array.from({ length: count }, () =>
    place === 0 ? original : original.with(place, parts.id()),
  )
  insert(parts, index + 1, copies)
  return true
}

function insert(parts: MultipliedModule, index: number, added: readonly InstructionWords[]): void {
  const after = parts.instructions.splice(index)
  for (const each of added) parts.instructions.push(each)
  for (const each of after) parts.instructions.push(each)
}

/** Things that an instruction could be searched in, or that it could search. */
export const multiplied: Readonly<Record<string, Multiply>> = {
  nothing: () => true,
  'entry points': (parts, count) => repeat(parts, parts.first('OpEntryPoint'), count),
  'execution modes': (parts, count) => repeat(parts, parts.first('OpExecutionMode'), count),
  decorations: (parts, count) => repeat(parts, parts.first('OpDecorate'), count),
  'decorations of members': (parts, count) => repeat(parts, parts.first('OpMemberDecorate'), count),
  'decorations of each': (parts, count) => {
    const decoration = parts.first('OpDecorate')
    const place = decoration < 0 ? parts.first('OpTypeVoid') : decoration
    if (place < 0 || parts.copies.length === 0) return false
    insert(
      parts,
      place,
      Array.from({ length: count }, (_, n) =>
        instruction('OpDecorate', parts.copies[n % parts.copies.length] as number, 0),
      ),
    )
    return true
  },
  types: (parts, count) => repeat(parts, parts.first('OpTypeStruct'), count),
  constants: (parts, count) => repeat(parts, parts.first('OpConstant'), count),
  variables: (parts, count) => repeat(parts, parts.first('OpVariable'), count),
  'variables without types': (parts, count) =>
    repeat(parts, parts.first('OpUntypedVariableKHR'), count),
  reflections: (parts, count) => repeat(parts, parts.first('OpExtInst'), count),
  blocks: (parts, count) => {
    const end = parts.instructions.findIndex((each) => opcodeIn(each) === opReturn)
    if (end < 0) return false
    insert(
      parts,
      end,
      Array.from({ length: count }, () => {
        const label = parts.id()
        return [
          [(2 << 16) | opBranch, label],
          [(2 << 16) | opLabel, label],
        ]
      }).flat(),
    )
    return true
  },
  'callers in a row': (parts, count) => {
    const functionIndex = parts.first('OpFunction')
    const called = parts.instructions[functionIndex]
    const entryPoint = parts.first('OpEntryPoint')
    if (called === undefined || called.length !== 5 || entryPoint < 0) return false
    const [head = 0, type = 0, first = 0, control = 0, signature = 0] = called
    let callee = first
    const added: InstructionWords[] = []
    for (let n = 0; n < count; n++) {
      const caller = parts.id()
      added.push([head, type, caller, control, signature])
      added.push([(2 << 16) | opLabel, parts.id()])
      added.push(instruction('OpFunctionCall', type, parts.id(), callee))
      added.push([(1 << 16) | opReturn], [(1 << 16) | opFunctionEnd])
      callee = caller
    }
    for (const each of added) parts.instructions.push(each)
    // From the outermost one.
    const declaration = parts.instructions[entryPoint] as InstructionWords
    insert(parts, entryPoint + 1, [declaration.with(2, callee)])
    return opcodeIn(called) === opFunction
  },
}

/**
 * The module with `count` copies of one of its instructions, and as many of something else; `undefined` where the other has no
 * place in it.
 */
export function multiply(
  words: Uint32Array,
  opcode: number,
  other: string,
  count: number,
): Uint32Array | undefined {
  let bound = words[3] ?? 0
  const copies: number[] = []
  const parts: MultipliedModule = {
    instructions: [...instructionsOf(words)],
    copies,
    id: () => bound++,
    first: (name) => {
      const wanted = opcodeOf(name)
      return parts.instructions.findIndex((each) => opcodeIn(each) === wanted)
    },
  }
  const from = bound
  const index = parts.instructions.findIndex((each) => opcodeIn(each) === opcode)
  if (!repeat(parts, index, count)) return undefined
  if (resultPlace(opcode) > 0) for (let id = from; id < bound; id++) copies.push(id)
  if (multiplied[other]?.(parts, count) !== true) return undefined
  const all = [...words.subarray(0, headerLength)].with(3, bound)
  const size = parts.instructions.reduce((sum, each) => sum + each.length, all.length)
  const result = new Uint32Array(size)
  result.set(all)
  let position = all.length
  for (const each of parts.instructions) {
    result.set(each, position)
    position += each.length
  }
  return result
}
