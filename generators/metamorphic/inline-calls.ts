import { opcodeOf } from '#spec/grammar/opcodes'
import type { Instruction, Module } from '../module.ts'
import { encode } from '../words/encode.ts'
import type { IdFacts } from '../words/facts.ts'
import { knownOf } from '../words/known.ts'
import { operandsOf } from '../words/operands-of.ts'
import { read } from '../words/read.ts'
import { resultsOf } from '../words/results-of.ts'
import { isBlockEnd } from './body-places.ts'
import { definitionsIn } from './constituents.ts'
import type { Transformation } from './transformation.ts'

const [opFunction, opParameter, opFunctionEnd, opLabel, opCall, opReturn, opReturnValue] = [
  'OpFunction',
  'OpFunctionParameter',
  'OpFunctionEnd',
  'OpLabel',
  'OpFunctionCall',
  'OpReturn',
  'OpReturnValue',
].map(opcodeOf) as [number, number, number, number, number, number, number]
const [opExtInst, opName, opCopyObject, opTypeVector, opVariable, opPhi] = [
  'OpExtInst',
  'OpName',
  'OpCopyObject',
  'OpTypeVector',
  'OpVariable',
  'OpPhi',
].map(opcodeOf) as [number, number, number, number, number, number]
const opUntypedVariableKHR = opcodeOf('OpUntypedVariableKHR')
const scalars: ReadonlySet<number> = new Set(
  ['OpTypeBool', 'OpTypeInt', 'OpTypeFloat'].map(opcodeOf),
)

/** A function of one block whose calls can be replaced. */
interface InlinedFunction {
  readonly parameters: readonly number[]
  readonly body: readonly Instruction[]
  /** The value that it returns, if any. */
  readonly returned?: number
}

/** Instructions that would not be the same in another function, or not twice. */
const fixed: ReadonlySet<number> = new Set([opVariable, opUntypedVariableKHR, opPhi, opCall])

/** Debug information speaks of the function that it is in. */
function isDebug({ opcode, words }: Instruction, known: IdFacts): boolean {
  const set = opcode === opExtInst ? known.instructionSet(words[2] ?? 0) : undefined
  return set !== undefined && /^(?:NonSemantic|OpenCL\.DebugInfo)/.test(set)
}

function calleeOf(
  instructions: readonly Instruction[],
  definitions: ReadonlyMap<number, Instruction>,
  known: IdFacts,
): InlinedFunction | undefined {
  const parameters = instructions.filter(({ opcode }) => opcode === opParameter)
  const inside = instructions.slice(1 + parameters.length, -1)
  const [label, ...rest] = inside
  const end = rest.at(-1)
  const body = rest.slice(0, -1)
  if (label?.opcode !== opLabel || end === undefined) return undefined
  if (body.some(({ opcode }) => isBlockEnd(opcode) || fixed.has(opcode))) return undefined
  if (body.some((each) => isDebug(each, known))) return undefined
  const whole = { parameters: parameters.map(({ words }) => words[1] ?? 0), body }
  if (end.opcode === opReturn) return whole
  const type = definitions.get(instructions[0]?.words[0] ?? 0)
  const scalar = type?.opcode === opTypeVector ? definitions.get(type.words[1] ?? 0) : type
  if (end.opcode !== opReturnValue || !scalars.has(scalar?.opcode ?? 0)) return undefined
  return { ...whole, returned: end.words[0] ?? 0 }
}

/** Functions by their ids, where each is whole. */
function calleesIn(module: Module): ReadonlyMap<number, InlinedFunction> {
  const definitions = definitionsIn(module)
  const known = knownOf(module)
  const callees = new Map<number, InlinedFunction>()
  let start = -1
  for (const [index, { opcode }] of module.instructions.entries()) {
    if (opcode === opFunction) start = index
    if (opcode !== opFunctionEnd || start < 0) continue
    const instructions = module.instructions.slice(start, index + 1)
    const callee = calleeOf(instructions, definitions, known)
    if (callee !== undefined) callees.set(instructions[0]?.words[1] ?? 0, callee)
    start = -1
  }
  return callees
}

/** Ids that instructions outside of functions speak of, names excepted: decorations of what would be copied. */
function spokenOf(module: Module): ReadonlySet<number> {
  const known = knownOf(module)
  const first = module.instructions.findIndex(({ opcode }) => opcode === opFunction)
  const spoken = new Set<number>()
  for (const each of module.instructions.slice(0, Math.max(first, 0))) {
    if (each.opcode === opName) continue
    const { result } = resultsOf(each)
    for (const { kind, word } of operandsOf(each, known)) {
      const id = each.words[word] as number
      if (kind.startsWith('Id') && id !== result) spoken.add(id)
    }
  }
  return spoken
}

function inline(words: Uint32Array): Uint32Array | undefined {
  const module = read(words)
  if (module === undefined) return undefined
  const callees = calleesIn(module)
  const spoken = spokenOf(module)
  const names = module.instructions.filter(({ opcode }) => opcode === opName)
  const named = new Set(names.map((each) => each.words[0]))
  const known = knownOf(module)
  let { bound } = module
  const copied = ({ parameters, body, returned }: InlinedFunction, call: Instruction) => {
    const [type = 0, result = 0, , ...given] = call.words
    const passed = new Map(parameters.map((id, index) => [id, given[index] ?? 0]))
    for (const each of body) {
      const { result: id } = resultsOf(each)
      if (id !== 0) passed.set(id, bound++)
    }
    const renamed = body.map((each): Instruction => {
      const changed = [...each.words]
      for (const { kind, word } of operandsOf(each, known))
        if (kind.startsWith('Id'))
          changed[word] = passed.get(changed[word] ?? 0) ?? changed[word] ?? 0
      return { ...each, words: changed }
    })
    if (returned === undefined) return renamed
    const value = passed.get(returned) ?? returned
    return [...renamed, { opcode: opCopyObject, words: [type, result, value] }]
  }
  let changed = false
  const instructions = module.instructions.flatMap((each): readonly Instruction[] => {
    const callee = each.opcode === opCall ? callees.get(each.words[2] ?? 0) : undefined
    if (callee === undefined || callee.parameters.length !== each.words.length - 3) return [each]
    if (callee.returned === undefined && named.has(each.words[1] ?? 0)) return [each]
    if (callee.body.some((instruction) => spoken.has(resultsOf(instruction).result))) return [each]
    changed = true
    return copied(callee, each)
  })
  return changed ? encode({ ...module, bound, instructions }) : undefined
}

export const transformation: Transformation = {
  name: 'inline-calls',
  summary: 'functions of one block are where they were called',
  preserves: 'valid',
  apply: inline,
  twin: inline,
}
