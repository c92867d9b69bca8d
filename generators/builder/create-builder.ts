import { opcodeOf } from '#spec/grammar/opcodes'
import { MakerError } from '../maker-error.ts'
import type { Instruction, Module } from '../module.ts'
import { createFacts } from '../words/facts.ts'
import { resultsOf } from '../words/results-of.ts'
import type { Argument } from './argument.ts'
import { createLayout } from './layout.ts'
import { encodeOperands, type InstructionPlan, instructionPlan } from './plan-operands.ts'
import { type Section, sectionOf } from './section-of.ts'

/**
 * Writes a module. Instructions may come in any order: each goes to its section of the logical layout, and within it
 * the order of adding is kept. Calls with an instruction's name hand out the result id; the arguments are the result
 * type, where there is one, and then the operands. Mistakes against the grammar throw a `MakerError`; validity is
 * not looked at.
 */
export interface Builder {
  /** A new id, for forward references. */
  readonly id: () => number
  /** Adds an instruction; its result id, or 0 where it has none. */
  readonly add: (name: string, ...args: readonly Argument[]) => number
  /** As `add`, with a result id that was handed out before. */
  readonly define: (result: number, name: string, ...args: readonly Argument[]) => number
  /** As `add`, unless the same declaration stands already, in `from` too: then the earlier result id. */
  readonly once: (name: string, ...args: readonly Argument[]) => number
  /** As `once`, to say that it is a type. Types that must stay apart, say by decorations, are made with `add`. */
  readonly type: (name: string, ...args: readonly Argument[]) => number
  /**
   * A constant of a scalar type that was added here: a truth value for `OpTypeBool`, else a number; integers may be
   * negative; for floating-point types a `bigint` gives the bits. Equal ones are added once.
   */
  readonly constant: (type: number, value: number | bigint | boolean) => number
  /** As `constant`, a new specialization constant each time. */
  readonly specConstant: (type: number, value: number | bigint | boolean) => number
  readonly capability: (name: Argument) => void
  readonly extension: (name: string) => void
  /** The id of an extended instruction set. */
  readonly instructionSet: (name: string) => number
  /** The id of an `OpString`. */
  readonly string: (text: string) => number
  readonly decorate: (target: number, decoration: Argument, ...args: readonly Argument[]) => void
  readonly name: (target: number, name: string) => void
  /** Adds to the end of that section, whether it is the right one or not; `function` is where `add` would put it. */
  readonly place: (section: Section, name: string, ...args: readonly Argument[]) => number
  /** Adds an instruction word by word (all after the first); nothing is looked at, no id is handed out. */
  readonly raw: (opcode: number, words: readonly number[], section?: Section) => void
  /** Goes on in the block with that label, of a function that may be closed: before its merge or its last instruction. */
  readonly enter: (label: number) => void
  /** Adds variables to the interface of every entry point of the module, those to come included. */
  readonly addToInterface: (...variables: readonly number[]) => void
  /** The result type of an id; `undefined` where it has none or is not known. */
  readonly typeOf: (id: number) => number | undefined
  /** The module as it stands; the builder may go on. */
  readonly module: () => Module
}

/** Which declarations a module has, by their words without the result. */
interface Declared {
  /** Takes note of a declaration that may be asked for again; of equal ones the first stands. */
  readonly note: (instruction: Instruction, section: Section | undefined, result: number) => void
  /** The result id of an equal declaration (0 where it has none); `undefined` when there is none. */
  readonly find: (instruction: Instruction, result: number) => number | undefined
}

const noted: ReadonlySet<Section | undefined> = new Set<Section>([
  'capability',
  'extension',
  'import',
  'source',
  'declaration',
])

function key({ opcode, words }: Instruction, result: number): string {
  let text = String(opcode)
  // The result is the first or second word; an operand with the same number is kept.
  const at = result === 0 ? -1 : words[0] === result ? 0 : 1
  for (let index = 0; index < words.length; index++)
    text += index === at ? ' =' : ` ${words[index]}`
  return text
}

/** No declarations yet. */
function createDeclared(): Declared {
  const results = new Map<string, number>()
  return {
    note(instruction, section, result) {
      if (!noted.has(section)) return
      const text = key(instruction, result)
      if (!results.has(text)) results.set(text, result)
    },
    find: (instruction, result) => results.get(key(instruction, result)),
  }
}

/** The id that must stand at index `at`; a `MakerError` when something else or nothing does. */
export function takeId(name: string, args: readonly Argument[], at: number): number {
  const id = args[at]
  if (typeof id !== 'number') {
    throw new MakerError('missing-operand', `${name} wants an id as its argument ${at + 1}`)
  }
  return id >>> 0
}

interface BuilderOptions {
  /** Header version word; 1.6 when absent. */
  readonly version?: number
  /** A well laid out module to go on from; its header is kept, but for `version`. */
  readonly from?: Module
}

const opEntryPoint = opcodeOf('OpEntryPoint')

function withInterface(instructions: Instruction[], added: readonly number[]): Instruction[] {
  if (added.length === 0) return instructions
  return instructions.map(({ opcode, words }) => ({
    opcode,
    words: opcode === opEntryPoint ? [...words, ...added] : words,
  }))
}

/** A builder for one module. */
export function createBuilder({ version, from }: BuilderOptions = {}): Builder {
  const facts = createFacts()
  const layout = createLayout()
  const declared = createDeclared()
  const interfaces: number[] = []
  let bound = from?.bound ?? 1

  for (const instruction of from?.instructions ?? []) {
    const { resultType, result } = resultsOf(instruction)
    facts.learn(instruction, resultType, result)
    const section = sectionOf(instruction.opcode)
    declared.note(instruction, section, result)
    layout.put(instruction, section)
  }

  function encoded(plan: InstructionPlan, result: number, args: readonly Argument[]): number[] {
    const words: number[] = []
    if (plan.hasResultType) words.push(takeId(plan.name, args, 0))
    if (plan.hasResult) words.push(result)
    encodeOperands(plan, args, plan.hasResultType ? 1 : 0, facts, words)
    return words
  }

  function write(plan: InstructionPlan, words: readonly number[], section?: Section): number {
    const instruction: Instruction = { opcode: plan.opcode, words }
    const resultType = plan.hasResultType ? (words[0] as number) : 0
    const result = plan.hasResult ? (words[plan.hasResultType ? 1 : 0] as number) : 0
    facts.learn(instruction, resultType, result)
    declared.note(instruction, plan.section, result)
    if (section === undefined) layout.put(instruction, plan.section)
    else layout.force(instruction, section)
    return result
  }

  function add(name: string, ...args: readonly Argument[]): number {
    const plan = instructionPlan(name)
    return write(plan, encoded(plan, plan.hasResult ? bound++ : 0, args))
  }

  function once(name: string, ...args: readonly Argument[]): number {
    const plan = instructionPlan(name)
    const words = encoded(plan, bound, args)
    const earlier = declared.find({ opcode: plan.opcode, words }, plan.hasResult ? bound : 0)
    if (earlier !== undefined) return earlier
    if (plan.hasResult) bound++
    return write(plan, words)
  }

  /** The instruction and the arguments for a scalar constant. */
  function scalar(type: number, value: number | bigint | boolean): [string, Argument[]] {
    if (facts.isBool(type)) return [value ? 'ConstantTrue' : 'ConstantFalse', [type]]
    if (typeof value !== 'boolean' && facts.numberType(type) !== undefined) {
      return ['Constant', [type, value]]
    }
    throw new MakerError('unknown-type', `${value} is no constant of the type ${type}`)
  }

  return {
    id: () => bound++,
    add,
    define(result, name, ...args) {
      const plan = instructionPlan(name)
      return write(plan, encoded(plan, result, args))
    },
    once,
    type: once,
    constant(type, value) {
      const [name, args] = scalar(type, value)
      return once(`Op${name}`, ...args)
    },
    specConstant(type, value) {
      const [name, args] = scalar(type, value)
      return add(`OpSpec${name}`, ...args)
    },
    capability: (name) => void once('OpCapability', name),
    extension: (name) => void once('OpExtension', name),
    instructionSet: (name) => once('OpExtInstImport', name),
    string: (text) => once('OpString', text),
    decorate: (target, decoration, ...args) => void add('OpDecorate', target, decoration, ...args),
    name: (target, name) => void add('OpName', target, name),
    place(section, name, ...args) {
      const plan = instructionPlan(name)
      return write(plan, encoded(plan, plan.hasResult ? bound++ : 0, args), section)
    },
    raw(opcode, words, section) {
      if (section === undefined) layout.put({ opcode, words }, sectionOf(opcode))
      else layout.force({ opcode, words }, section)
    },
    enter: layout.enter,
    addToInterface: (...variables) => void interfaces.push(...variables),
    typeOf: facts.typeOf,
    module: () => ({
      version: version ?? from?.version ?? 0x0001_0600,
      generator: from?.generator ?? 0,
      bound,
      schema: from?.schema ?? 0,
      instructions: withInterface(layout.instructions(), interfaces),
    }),
  }
}
