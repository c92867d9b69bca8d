import { instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { MakerError } from '../maker-error.ts'
import type { Instruction } from '../module.ts'
import type { Known } from '../words/known.ts'
import type { Argument, RawWords } from './argument.ts'
import { type Section, sections } from './section-of.ts'

const names: ReadonlySet<string> = new Set([
  'OpLoopMerge',
  'OpSelectionMerge',
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
])

const opcodes: ReadonlySet<number> = new Set(
  instructions.filter((row) => names.has(row.name)).map((row) => row.opcode),
)

/** True of the instructions that end a block, and of the merge instruction that may stand before such a one. */
export function isBlockEnd(opcode: number): boolean {
  return opcodes.has(opcode)
}

/** Arguments on their way into the words of one instruction. */
export interface Cursor {
  /** Of the instruction, for messages. */
  readonly name: string
  readonly arguments: readonly Argument[]
  /** Index of the next argument. */
  at: number
  readonly out: number[]
  readonly known: Known
}

/** Moves one operand from the arguments to the words. */
export type OperandEncoder = (cursor: Cursor) => void

/** The next argument; a `MakerError` when there is none left. */
export function next(cursor: Cursor, kind: string): Argument {
  const argument = cursor.arguments[cursor.at]
  if (argument === undefined) {
    throw new MakerError('missing-operand', `${cursor.name} lacks an operand of kind ${kind}`)
  }
  cursor.at++
  return argument
}

/** The error for an argument that no operand of `kind` can be made of. */
export function wrongArgument(cursor: Cursor, kind: string, argument: Argument): MakerError {
  const shown = typeof argument === 'object' ? JSON.stringify(argument) : String(argument)
  return new MakerError('wrong-argument', `${cursor.name}: ${shown} cannot be a ${kind}`)
}

/** True of raw words, which have been appended by then. */
export function tookRaw(cursor: Cursor, argument: Argument): argument is RawWords {
  if (typeof argument !== 'object') return false
  for (const word of argument.words) cursor.out.push(word)
  return true
}

const opFunction = opcodeOf('OpFunction')
const opFunctionEnd = opcodeOf('OpFunctionEnd')
const opVariable = opcodeOf('OpVariable')
const opUntypedVariableKHR = opcodeOf('OpUntypedVariableKHR')
const opLabel = opcodeOf('OpLabel')
const functionStorageClass = 7

interface Body {
  readonly instructions: Instruction[]
  /** Index at which the next instruction goes. */
  at: number
  ended: boolean
}

/** Instructions in the order of the logical layout, in whatever order they come. */
interface Layout {
  /** Puts the instruction in its section, or in the open function, or else among the declarations. */
  readonly put: (instruction: Instruction, section: Section | undefined) => void
  /** Puts the instruction at the end of the section, or for `function` where the open function stands. */
  readonly force: (instruction: Instruction, section: Section) => void
  /** Opens the function that has the block again: what comes goes before its merge or its end. */
  readonly enter: (label: number) => void
  readonly instructions: () => Instruction[]
}

function isVariable({ opcode }: Instruction): boolean {
  return opcode === opVariable || opcode === opUntypedVariableKHR
}

/** True of variables that the layout wants at the beginning of a function. */
function isLocal(instruction: Instruction): boolean {
  return isVariable(instruction) && instruction.words[2] === functionStorageClass
}

function insert(body: Body, at: number, instruction: Instruction): void {
  if (at === body.instructions.length) body.instructions.push(instruction)
  else body.instructions.splice(at, 0, instruction)
  if (body.at >= at) body.at++
}

/** Behind the variables that the first block begins with; `undefined` before there is a block. */
function afterLocals({ instructions }: Body): number | undefined {
  let at = instructions.findIndex(({ opcode }) => opcode === opLabel)
  if (at < 0) return undefined
  do at++
  while (at < instructions.length && isLocal(instructions[at] as Instruction))
  return at
}

/** A function without a block is a declaration. */
function sectionOfBody({ instructions }: Body): Section {
  const declares =
    instructions[0]?.opcode === opFunction && !instructions.some(({ opcode }) => opcode === opLabel)
  return declares ? 'function-declaration' : 'function'
}

/** An empty layout. */
export function createLayout(): Layout {
  const before: Record<Section, Instruction[]> = {
    capability: [],
    extension: [],
    import: [],
    'memory-model': [],
    'entry-point': [],
    'execution-mode': [],
    source: [],
    name: [],
    processed: [],
    annotation: [],
    declaration: [],
    'function-declaration': [],
    function: [],
  }
  const bodies: Body[] = []
  let open: Body | undefined

  function begin(instruction: Instruction): void {
    if (open !== undefined && !open.ended) {
      throw new MakerError(
        'open-function',
        'OpFunction inside a function that has no OpFunctionEnd',
      )
    }
    open = { instructions: [instruction], at: 1, ended: false }
    bodies.push(open)
  }

  return {
    put(instruction, section) {
      if (section !== undefined) before[section].push(instruction)
      else if (instruction.opcode === opFunction) begin(instruction)
      else if (open === undefined || (isVariable(instruction) && !isLocal(instruction)))
        before.declaration.push(instruction)
      else {
        insert(open, (isLocal(instruction) ? afterLocals(open) : undefined) ?? open.at, instruction)
        if (instruction.opcode === opFunctionEnd) {
          open.ended = true
          open = undefined
        }
      }
    },
    force(instruction, section) {
      if (section !== 'function') before[section].push(instruction)
      else if (open !== undefined) insert(open, open.at, instruction)
      else bodies.push({ instructions: [instruction], at: 1, ended: true })
    },
    enter(label) {
      for (const body of bodies) {
        const { instructions } = body
        const start = instructions.findIndex(
          ({ opcode, words }) => opcode === opLabel && words[0] === label,
        )
        if (start < 0) continue
        const end = instructions.findIndex(({ opcode }, at) => at > start && isBlockEnd(opcode))
        body.at = end < 0 ? instructions.length : end
        open = body
        return
      }
      throw new MakerError('unknown-block', `no function has the block ${label}`)
    },
    instructions() {
      const all: Instruction[] = []
      const append = (some: readonly Instruction[]) => {
        for (const instruction of some) all.push(instruction)
      }
      for (const section of sections) {
        append(before[section])
        if (section.startsWith('function')) {
          for (const body of bodies) if (sectionOfBody(body) === section) append(body.instructions)
        }
      }
      return all
    },
  }
}
