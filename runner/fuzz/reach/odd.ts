import { read } from '#generators/words/read'
import { resultsOf } from '#generators/words/results-of'
import { stringBytes } from '#generators/words/strings'
import { enumerantByName } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import type { Verdict } from '#spec/verdict'

/** A module that was made and judged. */
export interface SeenModule {
  readonly words: Uint32Array
  readonly environment: { readonly name: string; readonly client: string }
  readonly judge: Verdict
}

const enumerant = (kind: string, name: string): number => enumerantByName(kind, name)?.value ?? -1
const [opDecorate, opDecorateId] = [opcodeOf('OpDecorate'), opcodeOf('OpDecorateId')]
const constantsOfTexts: ReadonlySet<number> = new Set(
  [
    'OpConstantCompositeReplicateEXT',
    'OpSpecConstantCompositeReplicateEXT',
    'OpConstantDataKHR',
    'OpSpecConstantDataKHR',
  ].map(opcodeOf),
)
const booleans: ReadonlySet<number> = new Set(['OpConstantTrue', 'OpConstantFalse'].map(opcodeOf))
const [arrayStride, arrayStrideId] = ['ArrayStride', 'ArrayStrideIdEXT'].map((name) =>
  enumerant('Decoration', name),
)
const subpassData = enumerant('Dim', 'SubpassData')

interface OpcodeWords {
  readonly opcode: number
  readonly words: readonly number[]
}

function found(instructions: readonly OpcodeWords[], name: string): readonly OpcodeWords[] {
  const wanted = opcodeOf(name)
  return instructions.filter((row) => row.opcode === wanted)
}

/** Ids of the results of these instructions. */
function resultsIn(rows: readonly OpcodeWords[]): ReadonlySet<number> {
  return new Set(rows.map((row) => resultsOf(row).result))
}

function isNegative(value: number | undefined): boolean {
  return value !== undefined && value >= 0x8000_0000
}

function switches64(instructions: readonly OpcodeWords[]): boolean {
  const wide = resultsIn(found(instructions, 'OpTypeInt').filter(({ words }) => words[1] === 64))
  const selectors = new Set(
    instructions
      .filter((row) => wide.has(resultsOf(row).resultType))
      .map((row) => resultsOf(row).result),
  )
  return found(instructions, 'OpSwitch').some(
    ({ words }) =>
      selectors.has(words[0] ?? 0) &&
      words.slice(2).some((word, index) => index % 3 === 1 && word > 0),
  )
}

function negativeStride(instructions: readonly OpcodeWords[]): boolean {
  const constants = new Map(
    found(instructions, 'OpConstant').map(({ words }) => [words[1], words.at(-1)]),
  )
  return instructions.some(({ opcode, words }) =>
    opcode === opDecorate
      ? words[1] === arrayStride && isNegative(words[2])
      : opcode === opDecorateId &&
        words[1] === arrayStrideId &&
        isNegative(constants.get(words[2])),
  )
}

function layoutBelowUnknownStride(instructions: readonly OpcodeWords[]): boolean {
  const strided = new Set(
    instructions
      .filter((row) => row.opcode === opDecorateId && row.words[1] === arrayStrideId)
      .map(({ words }) => words[0]),
  )
  const structures = resultsIn(found(instructions, 'OpTypeStruct'))
  return [...found(instructions, 'OpTypeRuntimeArray'), ...found(instructions, 'OpTypeArray')].some(
    ({ words }) => strided.has(words[0]) && structures.has(words[1] ?? 0),
  )
}

function sizedByText(instructions: readonly OpcodeWords[]): boolean {
  const constants = resultsIn(instructions.filter((row) => constantsOfTexts.has(row.opcode)))
  const workgroupSize = enumerant('BuiltIn', 'WorkgroupSize')
  return instructions.some(
    ({ opcode, words }) =>
      opcode === opDecorate && words[2] === workgroupSize && constants.has(words[0] ?? 0),
  )
}

function placedByText(instructions: readonly OpcodeWords[]): boolean {
  const constants = resultsIn(instructions.filter((row) => constantsOfTexts.has(row.opcode)))
  return ['OpImageRead', 'OpImageWrite', 'OpImageFetch', 'OpImageSampleImplicitLod'].some((name) =>
    found(instructions, name).some(({ words }) => words.some((word) => constants.has(word))),
  )
}

function subpassByText(instructions: readonly OpcodeWords[]): boolean {
  const images = resultsIn(
    found(instructions, 'OpTypeImage').filter(({ words }) => words[2] === subpassData),
  )
  const constants = resultsIn(instructions.filter((row) => constantsOfTexts.has(row.opcode)))
  const loaded = resultsIn(
    found(instructions, 'OpLoad').filter(({ words }) => images.has(words[0] ?? 0)),
  )
  return found(instructions, 'OpImageRead').some(
    ({ words }) => loaded.has(words[2] ?? 0) && constants.has(words[3] ?? 0),
  )
}

function shapedByText(instructions: readonly OpcodeWords[]): boolean {
  const constants = resultsIn(instructions.filter((row) => constantsOfTexts.has(row.opcode)))
  return found(instructions, 'OpTypeTensorARM').some(({ words }) => constants.has(words[3] ?? 0))
}

function describedByText(instructions: readonly OpcodeWords[]): boolean {
  const constants = resultsIn(instructions.filter((row) => constantsOfTexts.has(row.opcode)))
  const sets = resultsIn(
    found(instructions, 'OpExtInstImport').filter(({ words }) =>
      Buffer.from(stringBytes(words, 1) ?? [])
        .toString('latin1')
        .includes('DebugInfo'),
    ),
  )
  return found(instructions, 'OpExtInst').some(
    ({ words }) => sets.has(words[2] ?? 0) && words.slice(4).some((id) => constants.has(id)),
  )
}

function loadedBuffer(instructions: readonly OpcodeWords[]): boolean {
  const loaded = resultsIn(found(instructions, 'OpLoad'))
  return found(instructions, 'OpBufferPointerEXT').some(({ words }) => loaded.has(words[2] ?? 0))
}

function booleanOperand(instructions: readonly OpcodeWords[]): boolean {
  const constants = resultsIn(instructions.filter((row) => booleans.has(row.opcode)))
  return ['OpIAdd', 'OpLoad', 'OpStore', 'OpAccessChain', 'OpUntypedAccessChainKHR'].some((name) =>
    found(instructions, name).some(({ words }) => words.slice(2).some((id) => constants.has(id))),
  )
}

function decoratedParameter(instructions: readonly OpcodeWords[]): boolean {
  const parameters = resultsIn(found(instructions, 'OpFunctionParameter'))
  return found(instructions, 'OpDecorate').some(({ words }) => parameters.has(words[0] ?? 0))
}

/** A module with more instructions than this is large. */
const largest = 2000

/** Shapes of modules that do not depend on a rule or an instruction, by name. */
const oddities: Readonly<
  Record<string, (instructions: readonly OpcodeWords[], seen: SeenModule) => boolean>
> = {
  'invalid, in an environment of Vulkan': (_, { judge, environment }) =>
    judge.kind === 'invalid' && environment.client === 'vulkan',
  'invalid, in an environment of OpenCL': (_, { judge, environment }) =>
    judge.kind === 'invalid' && environment.client === 'opencl',
  'more than 2000 instructions, valid': ({ length }, { judge }) =>
    length > largest && judge.kind === 'valid',
  'more than 2000 instructions, invalid': ({ length }, { judge }) =>
    length > largest && judge.kind === 'invalid',
  'a literal of OpSwitch beyond 32 bits': switches64,
  'WorkgroupSize as a constant of a text': sizedByText,
  'a coordinate as a constant of a text': placedByText,
  'a coordinate of a subpass as a constant of a text': subpassByText,
  'a shape of a tensor as a constant of a text': shapedByText,
  'a variable of debug information as a constant of a text': describedByText,
  'a Boolean constant as an operand of another type': booleanOperand,
  'a decorated parameter of a function': decoratedParameter,
  'a loaded Buffer of OpBufferPointerEXT': loadedBuffer,
  'a negative stride': negativeStride,
  'a layout below an unknown stride': layoutBelowUnknownStride,
}

/** Names of all shapes that are counted. */
export const oddityNames: readonly string[] = Object.keys(oddities)

/** Names of the shapes that a module has. */
export function odditiesOf(seen: SeenModule): readonly string[] {
  const module = read(seen.words)
  if (module === undefined) return []
  return oddityNames.filter((name) => oddities[name]?.(module.instructions, seen))
}
