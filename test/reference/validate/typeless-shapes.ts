import { decode } from '#reference/decode/decode'
import type { Instruction, Module } from '#reference/module'
import { unsupportedExtension } from '#reference/unsupported'
import { validate } from '#reference/validate'
import type { Environment } from '#spec/environments'
import { enumerantByName, instructionByOpcode, instructions } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction as Row } from '#spec/grammar/types'
import { assembly } from '../../support/assembly.ts'
import { stringWords } from '../../support/encode.ts'
import { newest } from '../newest.ts'

/** A valid module with an instruction, and ids of it that are not values. */
export interface TypelessModule {
  readonly words: Uint32Array
  readonly environment: Environment
  readonly row: Row
  /** Word of the instruction. */
  readonly word: number
  /** The operands that are values: how many words after that one, and the name of the operand. */
  readonly operands: readonly (readonly [offset: number, name: string])[]
  /** Ids by their kinds. */
  readonly wrong: Readonly<Record<string, number>>
}

function opcodes(...names: readonly string[]): ReadonlySet<number> {
  return new Set(names.map(opcodeOf))
}

const beforeStrings = opcodes(
  ...['OpCapability', 'OpExtension', 'OpExtInstImport', 'OpMemoryModel', 'OpEntryPoint'],
  ...['OpExecutionMode', 'OpExecutionModeId', 'OpString', 'OpSource', 'OpSourceExtension'],
)
const beforeCalls = opcodes(
  ...['OpLabel', 'OpPhi', 'OpVariable', 'OpUntypedVariableKHR', 'OpLine', 'OpNoLine'],
)

function isId(kind: string): boolean {
  return kind.startsWith('Id') && !kind.startsWith('IdResult')
}

/** The instructions that take ids, names and debug information apart, and what decorations are applied to. */
export const takers: readonly Row[] = instructions.filter(
  ({ class: ofInstruction, name, operands }) =>
    ofInstruction !== 'Debug' &&
    !/^Op(?:Group)?(?:Member)?Decorate(?:String)?$/.test(name) &&
    operands.some(({ kind }) => isId(kind)),
)

/** Whether an operand of a valid module is a value. */
function isValue(module: Module, id: number): boolean {
  const definition = module.definition(id)
  return definition !== undefined && definition.resultType !== 0 && definition.name !== 'OpFunction'
}

function valuesOf(module: Module, user: Instruction, row: Row): TypelessModule['operands'] {
  const operands = row.operands.filter(({ kind }) => !kind.startsWith('IdResult'))
  return user.operands.flatMap(({ kind, value, word }, index) =>
    isId(kind) && isValue(module, value) && !(row.class === 'Annotation' && index === 0)
      ? [[word - user.word, operands[index]?.name ?? `operand ${index}`] as const]
      : [],
  )
}

function instruction(opcode: number, ...operands: readonly number[]): readonly number[] {
  return [(((operands.length + 1) << 16) | opcode) >>> 0, ...operands]
}

/**
 * The module with an import, a string, and in the block of an instruction a call of a function that returns nothing; the
 * shape of that instruction in it. `undefined` if the module is not valid then.
 */
export function shapeOf(
  module: Module,
  environment: Environment,
  user: Instruction,
): TypelessModule | undefined {
  const { words, bound } = module
  const row = instructionByOpcode(user.opcode)
  const all = [...module.instructions]
  const noType = all.find(({ name }) => name === 'OpTypeVoid')?.result
  const signature = all.find(
    ({ name, operands }) =>
      name === 'OpTypeFunction' && operands.length === 1 && operands[0]?.value === noType,
  )?.result
  const block = module.blockOf(user)
  const call = block?.instructions.find(({ opcode }) => !beforeCalls.has(opcode))
  const calls = call !== undefined && call.index <= user.index && signature !== undefined
  const [set, string, result, callee, label] = [bound, bound + 1, bound + 2, bound + 3, bound + 4]
  const imported = module.capabilities.has('Kernel') ? 'OpenCL.std' : 'GLSL.std.450'
  const made: number[] = [...words.subarray(0, 5)].with(3, bound + 5)
  let hasString = false
  let word = 0
  for (const each of all) {
    if (each.name === 'OpMemoryModel')
      made.push(...instruction(opcodeOf('OpExtInstImport'), set, ...stringWords(imported)))
    if (!hasString && !beforeStrings.has(each.opcode)) {
      made.push(...instruction(opcodeOf('OpString'), string, ...stringWords('text')))
      hasString = true
    }
    if (calls && each.index === call.index)
      made.push(...instruction(opcodeOf('OpFunctionCall'), noType ?? 0, result, callee))
    if (each.index === user.index) word = made.length
    made.push(...words.subarray(each.word, each.word + each.wordCount))
  }
  if (calls)
    made.push(
      ...instruction(opcodeOf('OpFunction'), noType ?? 0, callee, 0, signature),
      ...instruction(opcodeOf('OpLabel'), label),
      ...instruction(opcodeOf('OpReturn')),
      ...instruction(opcodeOf('OpFunctionEnd')),
    )
  const scalar = all.find(({ name }) => name === 'OpTypeInt' || name === 'OpTypeFloat')?.result
  const changed = Uint32Array.from(made)
  if (row === undefined || validate(changed, environment).kind !== 'valid') return undefined
  return {
    words: changed,
    environment,
    row,
    word,
    operands: valuesOf(module, user, row),
    wrong: {
      import: set,
      string,
      ...(noType !== undefined && { void: noType }),
      ...(scalar !== undefined && { 'a scalar type': scalar }),
      ...(block !== undefined && { 'a label': block.label.result }),
      ...(calls && { 'a value of void': result }),
    },
  }
}

function isKnown(extension: string): boolean {
  const module = { extensions: new Set([extension]), environment: newest }
  return unsupportedExtension(module as unknown as Module) === undefined
}

/**
 * The capability and the extension that the judge knows for an instruction that belongs to no version; `undefined` if
 * there is none.
 */
function knownNeeds(row: Row): { capabilities: string[]; extension: string } | undefined {
  const choices = row.capabilities.map((name) => enumerantByName('Capability', name))
  const capability = choices.find((each) => each?.extensions.some(isKnown))
  const extension = [...row.extensions, ...(capability?.extensions ?? [])].find(isKnown)
  return extension === undefined
    ? undefined
    : { capabilities: capability === undefined ? [] : [capability.name], extension }
}

/** Kinds of operands, apart from ids, that are written into the shape of an instruction. */
const written: ReadonlySet<string> = new Set(['GroupOperation', 'LiteralInteger'])

/** Names of operands that are ids of types and functions. */
const notValues: ReadonlySet<string> = new Set(['Type', 'Func'])

/**
 * The shape of an instruction whose text has no rules here: its Result Type and the types of its operands are as good as any
 * other. `undefined` if the judge does not know its extension, or refuses the module.
 */
export function grammarShape(row: Row): TypelessModule | undefined {
  const needs = row.version === null ? knownNeeds(row) : undefined
  const operands = row.operands.filter(({ kind }) => !kind.startsWith('IdResult'))
  if (
    needs === undefined ||
    operands.some(
      ({ kind, name = '' }) => (!isId(kind) && !written.has(kind)) || notValues.has(name),
    )
  )
    return undefined
  const tokens = operands.flatMap(({ kind, quantifier }) => {
    if (quantifier !== '') return []
    if (isId(kind)) return [kind === 'IdScope' ? '%u3' : '%u0']
    return [kind === 'GroupOperation' ? 'Reduce' : '0']
  })
  const kinds = row.operands.map(({ kind }) => kind)
  const line = [
    ...(kinds.includes('IdResult') ? ['%x', '='] : []),
    row.name,
    ...(kinds.includes('IdResultType') ? ['%u32'] : []),
    ...tokens,
  ].join(' ')
  const text = `${['Shader', ...needs.capabilities].map((name) => `OpCapability ${name}`).join('\n')}
OpExtension "${needs.extension}"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%signature = OpTypeFunction %void
%u32 = OpTypeInt 32 0
%u0 = OpConstant %u32 0
%u3 = OpConstant %u32 3
%main = OpFunction %void None %signature
%entry = OpLabel
${line}
OpReturn
OpFunctionEnd`
  const { module } = decode(assembly(text, { version: 0x0001_0600 }), newest)
  const user = module.instructions.find(({ opcode }) => opcode === row.opcode)
  return user && shapeOf(module, newest, user)
}
