import { enumerantByName } from '#spec/grammar/grammar'
import type { Pieces } from '../../pairs/pieces.ts'
import {
  type EntryPoint,
  type ExecutionModel,
  entryPointOf,
  piecesOfEntryPoint,
} from '../../pairs/stages.ts'
import type { Way } from '../../pairs/ways.ts'

/** A storage class of a variable with a built-in, right or wrong. */
export type BuiltInStorageClass = 'Input' | 'Output' | 'Private' | 'Workgroup'

/** A variable with a built-in, or a block with one, in the interface of an entry point that reads or writes it. */
export interface BuiltInVariableUse {
  readonly builtIn: string
  readonly model: ExecutionModel
  readonly storageClass: BuiltInStorageClass
  /** A type of the stock, with the level of arrays that the interface adds. */
  readonly type: string
  /** The built-in decorates the only member of a block; the block is in an array of this length, 0 for none. */
  readonly memberOf?: number
  /** Decorations beside BuiltIn, of the variable or the member. */
  readonly decorations?: readonly string[]
  /** Execution modes beside those of every entry point of the model; such a mode takes the place of one of its name. */
  readonly modes?: readonly string[]
  readonly capabilities?: readonly string[]
}

/** The mode of mesh shaders that write two primitives. */
export const twoPrimitives = 'OutputPrimitivesEXT 2'

/** Capabilities that enable a built-in in no shader for Vulkan, or where a newer one does it as well. */
const secondary = ['Kernel', 'RayTracingNV', 'MeshShadingNV', 'SubgroupBallotKHR']

/** The capability by which a shader has a built-in, and nothing for those that every module has. */
export function capabilityOf(builtIn: string): readonly string[] {
  const all = enumerantByName('BuiltIn', builtIn)?.capabilities ?? []
  return [...all.filter((name) => !secondary.includes(name)), ...all].slice(0, 1)
}

/** The extension in which something is, of the Khronos group where several have it; none where SPIR-V 1.6 has it. */
function extensionOf(kind: string, name: string): readonly string[] {
  const row = enumerantByName(kind, name)
  if (row === undefined || row.version !== null) return []
  const shared = row.extensions.filter((extension) => /_(?:KHR|EXT)_/.test(extension))
  return [...shared, ...row.extensions].slice(0, 1)
}

function needsFlat({ model, storageClass, type }: BuiltInVariableUse): boolean {
  return model === 'Fragment' && storageClass === 'Input' && /^(?:u?int|u?long|double)/.test(type)
}

/** Reading or writing `%place`, which has a type. */
function access({ storageClass, type }: BuiltInVariableUse, place: string): string {
  return storageClass === 'Output'
    ? `OpStore ${place} %null_${type}`
    : `%value = OpLoad %${type} ${place}`
}

function ofVariable(use: BuiltInVariableUse, decorations: readonly string[]): Pieces {
  const { builtIn, storageClass, type } = use
  return {
    annotations: [`BuiltIn ${builtIn}`, ...decorations]
      .map((decoration) => `OpDecorate %variable ${decoration}`)
      .join('\n'),
    declarations: `%variable = OpVariable %pointer_${storageClass}_${type} ${storageClass}`,
    body: access(use, '%variable'),
  }
}

function ofMember(use: BuiltInVariableUse, decorations: readonly string[], length: number): Pieces {
  const { builtIn, storageClass, type } = use
  const held = length === 0 ? 'block' : 'blocks'
  return {
    annotations: `OpDecorate %block Block
${[`BuiltIn ${builtIn}`, ...decorations]
  .map((decoration) => `OpMemberDecorate %block 0 ${decoration}`)
  .join('\n')}`,
    declarations: `%block = OpTypeStruct %${type}
${length === 0 ? '' : `%blocks = OpTypeArray %block %uint_${length}`}
%to_block = OpTypePointer ${storageClass} %${held}
%variable = OpVariable %to_block ${storageClass}`,
    body: `%member = OpAccessChain %pointer_${storageClass}_${type} %variable ${length === 0 ? '' : '%uint_0'} %uint_0
${access(use, '%member')}`,
  }
}

/** The module of a use, with its capabilities and extensions by name. */
interface UseModule {
  readonly entryPoint: EntryPoint
  readonly pieces: Pieces
}

function shaderOf(use: BuiltInVariableUse): UseModule {
  const { builtIn, model, memberOf, decorations = [], modes = [] } = use
  const capabilities = [...capabilityOf(builtIn), ...(use.capabilities ?? [])]
  const entryPoint = entryPointOf(model, {
    capabilities,
    extensions: [
      ...extensionOf('BuiltIn', builtIn).slice(0, capabilities.length === 0 ? 1 : 0),
      ...capabilities.flatMap((name) => extensionOf('Capability', name)),
    ],
    interfaces: '%variable',
    modes,
  })
  const all = needsFlat(use) ? ['Flat', ...decorations] : decorations
  const variable = memberOf === undefined ? ofVariable(use, all) : ofMember(use, all, memberOf)
  const isMesh = model === 'MeshEXT' && use.storageClass === 'Output'
  return {
    entryPoint,
    pieces: {
      ...piecesOfEntryPoint(entryPoint),
      ...variable,
      body: `${isMesh ? 'OpSetMeshOutputsEXT %uint_3 %uint_1\n' : ''}${variable.body}`,
    },
  }
}

/** The extensions that the module of a use declares. */
export function extensionsOf(use: BuiltInVariableUse): readonly string[] {
  return shaderOf(use).entryPoint.extensions
}

/** A use with a fault: the rule it breaks, and what differs. */
export interface UseFault {
  /** Slug of the rule. */
  readonly rule: string
  readonly summary: string
  readonly change: Partial<BuiltInVariableUse>
}

/** Faults by the names of their ways. */
export type UseFaults = Readonly<Record<string, UseFault>>

/** A fault of one rule for each of `all`: the way, the summary, and what differs. */
export function faultsOf<T>(
  rule: string,
  all: readonly T[],
  faultOf: (
    each: T,
  ) => readonly [way: string, summary: string, change: Partial<BuiltInVariableUse>],
): UseFaults {
  return Object.fromEntries(
    all.map(faultOf).map(([way, summary, change]) => [way, { rule, summary, change }]),
  )
}

const labels = [
  'entryPoints',
  'modes',
  'annotations',
  'declarations',
  'body',
  'end',
] as const satisfies readonly (keyof Pieces)[]

/** The pieces of a use in which the alternatives are the faults, and the ways of the pair. */
export function usePieces(
  use: BuiltInVariableUse,
  faults: UseFaults,
): { readonly pieces: Pieces; readonly ways: Readonly<Record<string, Way>> } {
  const control = shaderOf(use)
  const broken = Object.entries(faults).map(
    ([way, { change }]) => [way, shaderOf({ ...use, ...change })] as const,
  )
  const choices = labels.map((label): [string, string] => {
    const usual = label === 'end' ? 'OpReturn' : ''
    const valid = control.pieces[label] ?? usual
    const others = broken.flatMap(([way, { pieces }]) => {
      const text = pieces[label] ?? usual
      return text === valid ? [] : [`| ${way}: ${text}`]
    })
    return [label, others.length === 0 ? valid : `{${valid}\n${others.join('\n')}}`]
  })
  const entryPoints = [control, ...broken.map(([, shader]) => shader)].map(
    ({ entryPoint }) => entryPoint,
  )
  const { capabilities = '', extensions = '' } = piecesOfEntryPoint({
    ...control.entryPoint,
    capabilities: [...new Set(entryPoints.flatMap((each) => each.capabilities))],
    extensions: [...new Set(entryPoints.flatMap((each) => each.extensions))],
  })
  return {
    pieces: { capabilities, extensions, ...Object.fromEntries(choices) },
    ways: Object.fromEntries(
      Object.entries(faults).map(([way, { rule, summary }]) => [way, { rule, summary }]),
    ),
  }
}
