import { opcodeOf } from '#spec/grammar/opcodes'
import { MakerError } from '../maker-error.ts'
import type { Instruction, Module } from '../module.ts'
import { createFacts } from '../words/facts.ts'
import { resultsOf } from '../words/results-of.ts'
import type { Argument } from './argument.ts'
import type { Builder } from './builder.ts'
import { createDeclared } from './declared.ts'
import { encodeOperands } from './encode-operands.ts'
import { type InstructionPlan, instructionPlan } from './instruction-plan.ts'
import { createLayout } from './layout.ts'
import type { Section } from './section.ts'
import { sectionOf } from './section-of.ts'
import { takeId } from './take-id.ts'

export interface BuilderOptions {
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
