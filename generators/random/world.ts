import { environmentByName, environments } from '#spec/environments'
import { enumerantOf } from '../words/instruction-of.ts'
import type { Draw } from './draw.ts'

/** How often a world belongs to a client; the texts cannot be used in OpenGL. */
const shares = { universal: 9, vulkan: 7, opencl: 3, opengl: 1 } as const

const clients = Object.entries(shares).flatMap(([client, share]) =>
  Array.from({ length: share }, () => client as keyof typeof shares),
)

/** How often a world may use a text where it could: how many times in how many chances. */
const uses = {
  heap: [2, 5],
  untyped: [3, 4],
  replicated: [2, 3],
  constantData: [2, 3],
  reflection: [2, 3],
} as const

function isUsed(draw: Draw, text: keyof typeof uses): boolean {
  const [times, chances] = uses[text]
  return draw.below(chances) >= chances - times
}

/** Environments by client, the newest first. */
const names = new Map(
  clients.map((client) => [
    client,
    environments
      .filter((each) => each.client === client)
      .map(({ name }) => name)
      .reverse(),
  ]),
)
const shaderModels = [
  'GLCompute',
  'library',
  'GLCompute',
  'GLCompute',
  'Fragment',
  'Vertex',
  'Fragment',
  'Geometry',
  'RayGenerationKHR',
  'RayGenerationKHR',
  'MeshNV',
] as const

/** The first minor version in which shaders of an execution model of an extension are written. */
const firstMinors: Readonly<Partial<Record<(typeof shaderModels)[number], number>>> = {
  RayGenerationKHR: 5,
  MeshNV: 3,
}

/** A world, drawn. */
export function drawWorld(draw: Draw) {
  const environment = draw.named('environment', names.get(draw.of(clients)) ?? [])
  const { client = 'universal', version = 0 } = environmentByName(environment) ?? {}
  const newest = (version >>> 8) & 0xff
  const minor = draw.below(2) === 0 ? newest : newest - draw.below(Math.min(newest, 3) + 1)
  const shader = client === 'universal' ? draw.below(3) < 2 : client !== 'opencl'
  const linked = client === 'universal' || client === 'opencl'
  const kernelModel = draw.below(3) < 2 ? 'Kernel' : 'library'
  const shaderModel = draw.of(shaderModels)
  const vulkanModel = shader && client !== 'opengl' && minor >= 3 && draw.below(5) > 2
  const physical = shader && client !== 'opengl' && minor >= 3 && draw.oneIn(6)
  const textsFit = client !== 'opengl'
  const heap = shader && textsFit && isUsed(draw, 'heap')
  const untyped = textsFit && (heap || isUsed(draw, 'untyped'))
  const small = draw.oneIn(3)
  const hasModel =
    shaderModel === 'library'
      ? linked
      : (client !== 'opengl' || firstMinors[shaderModel] === undefined) &&
        minor >= (firstMinors[shaderModel] ?? 0)
  const model = shader ? (hasModel ? shaderModel : 'GLCompute') : kernelModel
  return {
    /** Name of the environment it is valid in. */
    environment,
    client,
    /** Minor number of its version. */
    minor,
    /** `Shader` is declared; else `Kernel` is. */
    shader,
    /** Execution model of the entry point; `library` has none, and functions to be linked instead. */
    model,
    addressing: shader
      ? physical
        ? 'PhysicalStorageBuffer64'
        : 'Logical'
      : draw.oneIn(2)
        ? 'Physical32'
        : 'Physical64',
    memoryModel: shader ? (vulkanModel ? 'Vulkan' : 'GLSL450') : 'OpenCL',
    /** `VariablePointers` is declared. */
    variablePointers: shader && client !== 'opengl' && minor >= 3 && draw.oneIn(5),
    // Texts whose instructions it may use.
    replicated: textsFit && isUsed(draw, 'replicated'),
    constantData: textsFit && isUsed(draw, 'constantData'),
    untyped,
    heap,
    reflection: textsFit && model === 'GLCompute' && isUsed(draw, 'reflection'),
    /** Scalar types of 8 and 16 bits may be declared. */
    small,
    /** Cooperative matrices may be declared. */
    cooperative: vulkanModel && model === 'GLCompute' && draw.below(5) > 0,
    /** Types of 8 and 16 bits may be in buffers. */
    narrowStorage: shader && textsFit && draw.oneIn(2),
    /** Variables in `Workgroup` are blocks. */
    workgroupLayout: shader && textsFit && minor >= 4 && draw.oneIn(4),
    large: !environment.endsWith('embedded') && draw.oneIn(3),
    half: client !== 'opencl' && draw.oneIn(4),
    double: draw.oneIn(4),
  } as const
}

/** The purpose of a module; decided before its first instruction. */
export type World = ReturnType<typeof drawWorld>

const value = (name: string) => enumerantOf('StorageClass', name)

/** The storage classes that random modules have pointers into. */
export const storageClasses = {
  uniformConstant: value('UniformConstant'),
  input: value('Input'),
  uniform: value('Uniform'),
  output: value('Output'),
  workgroup: value('Workgroup'),
  crossWorkgroup: value('CrossWorkgroup'),
  private: value('Private'),
  function: value('Function'),
  generic: value('Generic'),
  pushConstant: value('PushConstant'),
  image: value('Image'),
  storageBuffer: value('StorageBuffer'),
  physicalStorageBuffer: value('PhysicalStorageBuffer'),
  rayPayload: value('RayPayloadKHR'),
  callableData: value('CallableDataKHR'),
  hitObjectAttributeExt: value('HitObjectAttributeEXT'),
  hitObjectAttributeNv: value('HitObjectAttributeNV'),
} as const

const laidOut: ReadonlySet<number> = new Set([
  storageClasses.uniform,
  storageClasses.pushConstant,
  storageClasses.storageBuffer,
  storageClasses.physicalStorageBuffer,
])

/** True of the storage classes whose objects have a layout in that world. */
export function isLaidOut({ shader, workgroupLayout }: World, storageClass: number): boolean {
  if (!shader) return false
  return laidOut.has(storageClass) || (workgroupLayout && storageClass === storageClasses.workgroup)
}
