import type { Instruction, Module } from '../../module.ts'
import { isConstantInstruction } from './constants.ts'
import { enumerant, opcodeSet } from './grammar.ts'
import { operandDefinition, operandWord } from './operands.ts'
import { perModule } from './surveys.ts'
import { constituentType, innermostElement, isAnyArrayType } from './types.ts'
import { globalVariables, heldType, isHeap } from './variables.ts'

const [uniformConstant, uniform, storageBuffer] = [
  enumerant('StorageClass', 'UniformConstant'),
  enumerant('StorageClass', 'Uniform'),
  enumerant('StorageClass', 'StorageBuffer'),
]
const [buffer, subpassData] = [enumerant('Dim', 'Buffer'), enumerant('Dim', 'SubpassData')]
const [sampledSlot, sampled, storage] = [5, 1, 2]

/** Kinds of resources that have capabilities: the beginnings of their names. */
export type ResourceKind =
  | 'UniformBuffer'
  | 'SampledImage'
  | 'StorageBuffer'
  | 'StorageImage'
  | 'InputAttachment'
  | 'UniformTexelBuffer'
  | 'StorageTexelBuffer'
  | 'StorageTensor'

/** The capability for indexes into arrays of a kind of resources. Tensors come from an extension. */
function indexingCapability(kind: ResourceKind | undefined, how: 'Dynamic' | 'NonUniform'): string {
  return `${kind}Array${how}Indexing${kind === 'StorageTensor' ? 'ARM' : ''}`
}

function kindOfImage(module: Module, image: Instruction | undefined): ResourceKind | undefined {
  if (image?.name !== 'OpTypeImage') return undefined
  const isBuffer = image.valueAt(1) === buffer
  const use = image.valueAt(sampledSlot)
  if (image.valueAt(1) === subpassData) return 'InputAttachment'
  if (use === storage) return isBuffer ? 'StorageTexelBuffer' : 'StorageImage'
  if (use === sampled) return isBuffer ? 'UniformTexelBuffer' : 'SampledImage'
  // Vulkan does not have images that are known at run time only.
  const isKnownLater = use === 0 && module.environment.client !== 'vulkan'
  return isKnownLater && !isBuffer ? 'SampledImage' : undefined
}

function kindOf(
  module: Module,
  resource: Instruction,
  storageClass: number,
): ResourceKind | undefined {
  if (storageClass === uniformConstant) {
    if (resource.name === 'OpTypeSampler') return 'SampledImage'
    if (resource.name === 'OpTypeTensorARM') return 'StorageTensor'
    if (resource.name === 'OpTypeSampledImage')
      return kindOfImage(module, operandDefinition(module, resource, 0))
    return kindOfImage(module, resource)
  }
  if (resource.name !== 'OpTypeStruct') return undefined
  if (storageClass === storageBuffer) return 'StorageBuffer'
  if (storageClass !== uniform) return undefined
  if (module.isDecorated(resource.result, 'BufferBlock')) return 'StorageBuffer'
  return module.isDecorated(resource.result, 'Block') ? 'UniformBuffer' : undefined
}

const typedChain = opcodeSet(['OpAccessChain', 'OpInBoundsAccessChain'])
const untypedChain = opcodeSet(['OpUntypedAccessChainKHR', 'OpUntypedInBoundsAccessChainKHR'])

/** Instructions that can have such an index. */
export const indexing: readonly string[] = [
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpUntypedAccessChainKHR',
  'OpUntypedInBoundsAccessChainKHR',
]

/** An index into an array of resources that is not a constant instruction, without a capability for it. */
export interface DynamicIndex {
  readonly kind: ResourceKind
  /** Whether a capability is declared, but not that for an index with NonUniform, which it has. */
  readonly isNonUniform: boolean
  /** Index of its word in the module. */
  readonly word: number
}

/** The kind of the resources in an array if there is no capability for every index into it. */
function restrictedKind(
  module: Module,
  array: Instruction | undefined,
  storageClass: number,
): ResourceKind | undefined {
  if (!isAnyArrayType(array)) return undefined
  const resource = innermostElement(module, array)
  const kind = resource && kindOf(module, resource, storageClass)
  const isEnabled =
    module.capabilities.has(indexingCapability(kind, 'NonUniform')) ||
    // The entries for non-uniform indexes do not name samplers.
    (resource?.name === 'OpTypeSampler' &&
      module.capabilities.has(indexingCapability(kind, 'Dynamic')))
  return isEnabled ? undefined : kind
}

/** The type that the indexes of a chain on the variable or parameter go into, and the place of the first of them. */
function indexedBy(
  module: Module,
  variable: Instruction,
  chain: Instruction,
): readonly [type: Instruction | undefined, first: number] | undefined {
  if (typedChain(chain) && chain.valueAt(0) === variable.result)
    return [heldType(module, variable), 1]
  if (untypedChain(chain) && chain.valueAt(1) === variable.result)
    return [operandDefinition(module, chain, 0), 2]
  return undefined
}

function indexesOf(
  module: Module,
  variable: Instruction,
  storageClass: number,
): readonly DynamicIndex[] {
  const found: DynamicIndex[] = []
  for (const chain of module.uses(variable.result)) {
    const [type, first = 0] = indexedBy(module, variable, chain) ?? []
    const kind = restrictedKind(module, type, storageClass)
    if (kind === undefined) continue
    let array = type
    for (
      let position = first;
      position < chain.operands.length && isAnyArrayType(array);
      position++
    ) {
      const isNonUniform = module.capabilities.has(indexingCapability(kind, 'Dynamic'))
      const index = operandDefinition(module, chain, position)
      const isFaulty =
        !isConstantInstruction(index) &&
        (!isNonUniform || module.isDecorated(index?.result ?? 0, 'NonUniform'))
      if (isFaulty) found.push({ kind, isNonUniform, word: operandWord(chain, position) })
      array = constituentType(module, array, 0)
    }
  }
  return found
}

/** Whether the pointee type of a pointer is an array of a kind without a capability for every index. */
function pointsToRestricted(module: Module, pointer: Instruction, storageClass: number): boolean {
  return restrictedKind(module, heldType(module, pointer), storageClass) !== undefined
}

/**
 * The dynamic indexes of access chains on variables that are arrays of resources, and on parameters that are pointers to
 * such arrays. Heaps of descriptors may be indexed without a capability (Vulkan specification, Descriptor Heap Interface).
 */
export const dynamicIndexes = perModule((module): readonly DynamicIndex[] => {
  const ofVariables = globalVariables(module).flatMap((variable) => {
    const storageClass = variable.valueAt(0) ?? -1
    const isIndexed =
      variable.name === 'OpUntypedVariableKHR'
        ? !isHeap(module, variable)
        : pointsToRestricted(module, variable, storageClass)
    return isIndexed ? indexesOf(module, variable, storageClass) : []
  })
  // Whether an untyped parameter points into a heap, its type does not say.
  const ofParameters = module.all('OpFunctionParameter').flatMap((parameter) => {
    const pointer = module.definition(parameter.resultType)
    if (pointer?.name !== 'OpTypePointer') return []
    const storageClass = pointer.valueAt(0) ?? -1
    return pointsToRestricted(module, parameter, storageClass)
      ? indexesOf(module, parameter, storageClass)
      : []
  })
  return [...ofVariables, ...ofParameters]
})

const isRunTimeArray = opcodeSet(['OpTypeRuntimeArray'])
const isResource = opcodeSet([
  'OpTypeStruct',
  'OpTypeImage',
  'OpTypeSampler',
  'OpTypeSampledImage',
  'OpTypeAccelerationStructureKHR',
  'OpTypeTensorARM',
])

const deepest = 16

/** Whether a variable is an array of resources, in some dimension of a length that is known at run time only. */
export function isRunTimeArrayOfResources(module: Module, variable: Instruction): boolean {
  let inner = heldType(module, variable)
  let isLong = false
  // How long we look must not be for the input to choose.
  for (let depth = 0; depth < deepest && inner !== undefined && isAnyArrayType(inner); depth++) {
    isLong ||= isRunTimeArray(inner)
    inner = constituentType(module, inner, 0)
  }
  return isLong && inner !== undefined && isResource(inner)
}
