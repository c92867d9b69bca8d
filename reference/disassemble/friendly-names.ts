import { opcodeOf } from '#spec/grammar/opcodes'
import { stringOctets } from '../decode/literals.ts'
import { coreKindPlan, instructionPlan } from '../decode/plans.ts'
import type { Walker } from '../decode/walker.ts'
import { numberText } from './number-text.ts'

/**
 * The name that spirv-dis gives a variable that is decorated `BuiltIn`, by the built-in's name in the grammar. Learnt
 * by asking spirv-dis of SPIRV-Tools 2026.4 for each; it has no names for the others.
 */
const builtInNames: Readonly<Record<string, string>> = {
  Position: 'gl_Position',
  PointSize: 'gl_PointSize',
  ClipDistance: 'gl_ClipDistance',
  CullDistance: 'gl_CullDistance',
  VertexId: 'gl_VertexID',
  InstanceId: 'gl_InstanceID',
  PrimitiveId: 'gl_PrimitiveID',
  InvocationId: 'gl_InvocationID',
  Layer: 'gl_Layer',
  ViewportIndex: 'gl_ViewportIndex',
  TessLevelOuter: 'gl_TessLevelOuter',
  TessLevelInner: 'gl_TessLevelInner',
  TessCoord: 'gl_TessCoord',
  PatchVertices: 'gl_PatchVertices',
  FragCoord: 'gl_FragCoord',
  PointCoord: 'gl_PointCoord',
  FrontFacing: 'gl_FrontFacing',
  SampleId: 'gl_SampleID',
  SamplePosition: 'gl_SamplePosition',
  SampleMask: 'gl_SampleMask',
  FragDepth: 'gl_FragDepth',
  HelperInvocation: 'gl_HelperInvocation',
  NumWorkgroups: 'gl_NumWorkGroups',
  WorkgroupSize: 'gl_WorkGroupSize',
  WorkgroupId: 'gl_WorkGroupID',
  LocalInvocationId: 'gl_LocalInvocationID',
  GlobalInvocationId: 'gl_GlobalInvocationID',
  LocalInvocationIndex: 'gl_LocalInvocationIndex',
  WorkDim: 'WorkDim',
  GlobalSize: 'GlobalSize',
  EnqueuedWorkgroupSize: 'EnqueuedWorkgroupSize',
  GlobalOffset: 'GlobalOffset',
  GlobalLinearId: 'GlobalLinearId',
  SubgroupSize: 'SubgroupSize',
  SubgroupMaxSize: 'SubgroupMaxSize',
  NumSubgroups: 'NumSubgroups',
  NumEnqueuedSubgroups: 'NumEnqueuedSubgroups',
  SubgroupId: 'SubgroupId',
  SubgroupLocalInvocationId: 'SubgroupLocalInvocationId',
  VertexIndex: 'gl_VertexIndex',
  InstanceIndex: 'gl_InstanceIndex',
  SubgroupEqMask: 'SubgroupEqMaskKHR',
  SubgroupGeMask: 'SubgroupGeMaskKHR',
  SubgroupGtMask: 'SubgroupGtMaskKHR',
  SubgroupLeMask: 'SubgroupLeMaskKHR',
  SubgroupLtMask: 'SubgroupLtMaskKHR',
  BaseInstance: 'gl_BaseInstance',
}

/** The name of an id; its number if nothing gives it a name. */
export type FriendlyNames = (id: number) => string

/** The instruction that is looked at, as far as names come from it. */
interface NamedInstruction {
  readonly walker: Walker
  readonly index: number
  /** The word at that place of the instruction; 0 beyond its end. */
  readonly word: (place: number) => number
  readonly name: FriendlyNames
}

type Namer = (source: NamedInstruction) => string

function enumerant(kind: string, value: number): string {
  return coreKindPlan(kind).enumerants.get(value)?.name ?? String(value)
}

/** A character per octet, whatever the octet. */
const octetByOctet = new TextDecoder('latin1')

/** The string at that place: letters, digits and underscores stay, every other octet becomes an underscore. */
function identifier({ walker, index }: NamedInstruction, place: number): string {
  const { starts } = walker.frames
  const start = (starts[index] as number) + place
  const octets = stringOctets(walker.words, start, starts[index + 1] as number)
  return octetByOctet.decode(octets).replace(/[^A-Za-z0-9_]/g, '_') || '_'
}

const integerNames: Readonly<Record<number, string>> = {
  8: 'char',
  16: 'short',
  32: 'int',
  64: 'long',
}
const floatNames: Readonly<Record<number, string>> = { 16: 'half', 32: 'float', 64: 'double' }
/** Keyed by value of the `FPEncoding` enumerant. */
const encodingNames: Readonly<Record<number, string>> = {
  0: 'bfloat16',
  4214: 'fp8e4m3',
  4215: 'fp8e5m2',
  4223: 'fp6e2m3',
  4224: 'fp6e3m2',
  4225: 'fp4e2m1',
  4226: 'fp8e8m0',
  4227: 'mxint8',
}

function integerType({ word }: NamedInstruction): string {
  const unsigned = word(3) === 0 ? 'u' : ''
  const name = integerNames[word(2)]
  return name === undefined ? `${unsigned || 'i'}${word(2)}` : `${unsigned}${name}`
}

function floatType({ word, walker, index }: NamedInstruction): string {
  const { starts } = walker.frames
  const encoded = (starts[index + 1] as number) - (starts[index] as number) > 3
  const encoding = encoded ? encodingNames[word(3)] : undefined
  return encoding ?? floatNames[word(2)] ?? `fp${word(2)}`
}

function constant({ walker, index, word, name }: NamedInstruction): string {
  walker.walk(index)
  const type = walker.literalType()
  const [start = 0, end = 0] = walker.at
  const text = type === undefined ? '' : numberText(type, walker.words, start, end - start)
  return `${name(word(1))}_${text.replaceAll('-', 'n').replace(/[^A-Za-z0-9_]/g, '_')}`
}

/** How instructions name their results. */
const namers: Readonly<Record<string, Namer>> = {
  OpTypeVoid: () => 'void',
  OpTypeBool: () => 'bool',
  OpTypeInt: integerType,
  OpTypeFloat: floatType,
  OpTypeVector: ({ word, name }) => `v${word(3)}${name(word(2))}`,
  OpTypeMatrix: ({ word, name }) => `mat${word(3)}${name(word(2))}`,
  OpTypeArray: ({ word, name }) => `_arr_${name(word(2))}_${name(word(3))}`,
  OpTypeRuntimeArray: ({ word, name }) => `_runtimearr_${name(word(2))}`,
  OpTypeNodePayloadArrayAMDX: ({ word, name }) => `_payloadarr_${name(word(2))}`,
  OpTypePointer: ({ word, name }) => `_ptr_${enumerant('StorageClass', word(2))}_${name(word(3))}`,
  OpTypeUntypedPointerKHR: ({ word }) => `_ptr_${enumerant('StorageClass', word(2))}`,
  OpTypeStruct: ({ word }) => `_struct_${word(1)}`,
  OpTypeOpaque: (source) => `Opaque_${identifier(source, 2)}`,
  OpTypeEvent: () => 'Event',
  OpTypeDeviceEvent: () => 'DeviceEvent',
  OpTypeReserveId: () => 'ReserveId',
  OpTypeQueue: () => 'Queue',
  OpTypePipe: ({ word }) => `Pipe${enumerant('AccessQualifier', word(2))}`,
  OpTypePipeStorage: () => 'PipeStorage',
  OpTypeNamedBarrier: () => 'NamedBarrier',
  OpConstantTrue: () => 'true',
  OpConstantFalse: () => 'false',
  OpConstant: constant,
}

/** Characters of a name; an id that would get a longer one is called by its number. */
const longest = 256

const opName = opcodeOf('OpName')
const opDecorate = opcodeOf('OpDecorate')
const builtIn = 11

/**
 * The names that spirv-dis gives ids without `--raw-id`: from debug names and built-ins, else from the definition of a
 * type or a constant. The first name that an id gets stays; one that is taken gets a number after it.
 *
 * @param walker of a module whose declarations are complete.
 */
export function friendlyNames(walker: Walker): FriendlyNames {
  const names = new Map<number, string>()
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  const name: FriendlyNames = (id) => names.get(id) ?? String(id)
  const save = (id: number, suggested: string): void => {
    if (names.has(id)) return
    const wanted = suggested.length > longest ? String(id) : suggested
    let free = wanted
    let count = counts.get(wanted) ?? 0
    while (taken.has(free)) free = `${wanted}_${count++}`
    counts.set(wanted, count)
    taken.add(free)
    names.set(id, free)
  }
  const { words, frames } = walker
  for (let index = 0; index < frames.count; index++) {
    const start = frames.starts[index] as number
    const end = frames.starts[index + 1] as number
    const plan = instructionPlan((words[start] as number) & 0xffff)
    if (plan === null) continue
    const word = (place: number): number =>
      start + place < end ? (words[start + place] as number) : 0
    const source: NamedInstruction = { walker, index, word, name }
    if (plan.opcode === opName) save(word(1), identifier(source, 2))
    else if (plan.opcode === opDecorate && word(2) === builtIn) {
      const known = builtInNames[enumerant('BuiltIn', word(3))]
      if (known !== undefined) save(word(1), known)
    }
    if (plan.resultWords === 0) continue
    const result = word(1 + plan.typeWords)
    if (names.has(result)) continue
    save(result, namers[plan.name]?.(source) ?? String(result))
  }
  return name
}
