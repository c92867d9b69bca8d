import { opcodeOf } from '#spec/grammar/opcodes'
import type { Frames } from '../decode/words.ts'
import type { Block, Instruction, Function as ModuleFunction } from '../module.ts'
import { type InstructionViews, Recent } from './instruction.ts'

/** The block termination instructions (2.2.5), of core and of the extensions that add some. */
export const terminations: readonly string[] = [
  'OpBranch',
  'OpBranchConditional',
  'OpSwitch',
  'OpReturn',
  'OpReturnValue',
  'OpKill',
  'OpUnreachable',
  'OpTerminateInvocation',
  'OpIgnoreIntersectionKHR',
  'OpTerminateRayKHR',
  'OpEmitMeshTasksEXT',
  'OpAbortKHR',
]

/** Their opcodes. */
const terminationOpcodes: ReadonlySet<number> = new Set(terminations.map(opcodeOf))

const opFunction = opcodeOf('OpFunction')
const opFunctionParameter = opcodeOf('OpFunctionParameter')
const opFunctionEnd = opcodeOf('OpFunctionEnd')
const opLabel = opcodeOf('OpLabel')

/** Functions that keep their blocks: checks are asked about one function after the other. */
const kept = 2

/** The place where instructions are found. */
interface InstructionSource {
  readonly words: Uint32Array
  readonly frames: Frames
  readonly views: InstructionViews
}

function opcodeAt({ words, frames }: InstructionSource, index: number): number {
  return (words[frames.starts[index] as number] as number) & 0xffff
}

function viewsOf({ views }: InstructionSource, from: number, end: number): readonly Instruction[] {
  const list: Instruction[] = []
  for (let index = from; index < end; index++) list.push(views.get(index))
  return list
}

class DecodedBlock implements Block {
  readonly function: DecodedFunction
  readonly first: number
  readonly end: number
  readonly #source: InstructionSource
  #instructions: readonly Instruction[] | undefined

  constructor(source: InstructionSource, body: DecodedFunction, first: number, end: number) {
    this.#source = source
    this.function = body
    this.first = first
    this.end = end
    this.#instructions = undefined
  }

  get label(): Instruction {
    return this.#source.views.get(this.first)
  }

  get instructions(): readonly Instruction[] {
    this.#instructions ??= viewsOf(this.#source, this.first, this.end)
    return this.#instructions
  }
}

class DecodedFunction implements ModuleFunction {
  readonly first: number
  readonly end: number
  readonly #source: InstructionSource
  readonly #recent: Recent
  #blocks: readonly DecodedBlock[] | undefined

  constructor(source: InstructionSource, recent: Recent, first: number, end: number) {
    this.#source = source
    this.#recent = recent
    this.first = first
    this.end = end
    this.#blocks = undefined
  }

  get definition(): Instruction {
    return this.#source.views.get(this.first)
  }

  get parameters(): readonly Instruction[] {
    const list: Instruction[] = []
    for (let index = this.first; index < this.end; index++)
      if (opcodeAt(this.#source, index) === opFunctionParameter)
        list.push(this.#source.views.get(index))
    return list
  }

  get blocks(): readonly DecodedBlock[] {
    if (this.#blocks === undefined) {
      this.#blocks = blocksOf(this.#source, this)
      this.#recent.add(this)
    }
    return this.#blocks
  }

  forget(): void {
    this.#blocks = undefined
  }
}

/** A block without a termination ends at the next `OpLabel`, or where its function does. */
function blocksOf(source: InstructionSource, body: DecodedFunction): readonly DecodedBlock[] {
  const blocks: DecodedBlock[] = []
  let first = -1
  const close = (end: number): void => {
    if (first >= 0) blocks.push(new DecodedBlock(source, body, first, end))
    first = -1
  }
  for (let index = body.first; index < body.end; index++) {
    const opcode = opcodeAt(source, index)
    if (opcode === opLabel) {
      close(index)
      first = index
    } else if (opcode === opFunctionEnd) close(index)
    else if (terminationOpcodes.has(opcode)) close(index + 1)
  }
  close(body.end)
  return blocks
}

/** The one of the ranges, ascending and apart, that holds `index`. */
function rangeAround<Range extends { readonly first: number; readonly end: number }>(
  ranges: readonly Range[],
  index: number,
): Range | undefined {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ranges[middle] as Range).end <= index) low = middle + 1
    else high = middle
  }
  const range = ranges[low]
  return range !== undefined && range.first <= index ? range : undefined
}

/** The functions of a module, and the positions of its instructions, by ordinal. */
export interface Functions {
  readonly functions: readonly ModuleFunction[]
  /** `undefined` at module scope. */
  functionOf(index: number): ModuleFunction | undefined
  /** `undefined` outside blocks. */
  blockOf(index: number): Block | undefined
}

function functionsIn(source: InstructionSource): readonly DecodedFunction[] {
  const { count } = source.frames
  const recent = new Recent(kept)
  const functions: DecodedFunction[] = []
  let first = -1
  const close = (end: number): void => {
    if (first >= 0) functions.push(new DecodedFunction(source, recent, first, end))
    first = -1
  }
  for (let index = 0; index < count; index++) {
    const opcode = opcodeAt(source, index)
    if (opcode === opFunction) {
      close(index)
      first = index
    } else if (opcode === opFunctionEnd) close(index + 1)
  }
  close(count)
  return functions
}

/**
 * Groups instructions into functions and blocks. Where the layout is broken it takes what is there: a function ends
 * at the next `OpFunction` or at the end of the module, a block at the next `OpLabel` or at the end of its function.
 * Blocks are made when they are asked for, and those of a few functions kept.
 */
export function functionsOf(source: InstructionSource): Functions {
  const functions = functionsIn(source)
  let body: DecodedFunction | undefined
  let block: DecodedBlock | undefined
  const functionOf = (index: number): DecodedFunction | undefined => {
    if (body === undefined || index < body.first || index >= body.end)
      body = rangeAround(functions, index) ?? body
    return body !== undefined && index >= body.first && index < body.end ? body : undefined
  }
  return {
    functions,
    functionOf,
    blockOf: (index) => {
      if (block === undefined || index < block.first || index >= block.end)
        block = rangeAround(functionOf(index)?.blocks ?? [], index)
      return block
    },
  }
}
