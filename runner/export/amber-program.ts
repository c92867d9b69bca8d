import type { Instruction, Module } from '#reference/module'
import { enumerantByName } from '#spec/grammar/grammar'
import { resourceVariables } from '../reflection/resource-variables.ts'
import { type AmberNeeds, amberNeeds } from './amber-needs.ts'

/** A storage buffer to bind to a shader. */
export interface AmberBuffer {
  readonly set: number
  readonly binding: number
}

/** Everything required to run the compute shader of a module. */
export interface AmberProgram {
  readonly entryPoint: string
  readonly buffers: readonly AmberBuffer[]
  /** The shader reads push constants. */
  readonly pushConstants: boolean
  readonly needs: Required<AmberNeeds>
}

const value = (kind: string, name: string) => enumerantByName(kind, name)?.value
const compute = value('ExecutionModel', 'GLCompute')
const memoryModel = {
  logical: value('AddressingModel', 'Logical'),
  glsl: value('MemoryModel', 'GLSL450'),
}

/** Storage classes of variables that need no binding in a compute shader. */
const ownStorage = new Set(
  ['Private', 'Workgroup', 'Input'].map((name) => value('StorageClass', name)),
)
/** Storage classes in which Vulkan allows untyped pointers without further requirements. */
const storageBuffer = value('StorageClass', 'StorageBuffer')

/** The type of the contents of a variable; `undefined` if the module does not specify it. */
function held(module: Module, { name, operands, result }: Instruction): Instruction | undefined {
  const pointer = name === 'OpUntypedVariableKHR' ? undefined : module.typeOf(result)
  const id = pointer === undefined ? operands[1]?.value : pointer.operands[1]?.value
  return id === undefined ? undefined : module.definition(id)
}

/** Types without a layout, which are valid where memory must not have one. */
const plain = new Set(['OpTypeBool', 'OpTypeInt', 'OpTypeFloat', 'OpTypeVector'])

function buffersOf(module: Module): Pick<AmberProgram, 'buffers' | 'pushConstants'> | undefined {
  const buffers = new Map<string, AmberBuffer>()
  let pushConstants = false
  for (const { instruction, storageClass, descriptorSet, binding } of resourceVariables(module)) {
    const type = held(module, instruction)
    if (ownStorage.has(instruction.operands[0]?.value)) {
      if (type === undefined || !plain.has(type.name)) return undefined
      continue
    }
    if (storageClass === 'PushConstant') {
      pushConstants = true
      continue
    }
    const isBlock = type?.name === 'OpTypeStruct' && module.isDecorated(type.result, 'Block')
    if (storageClass !== 'StorageBuffer' || !isBlock) return undefined
    if (descriptorSet === undefined || binding === undefined) return undefined
    buffers.set(`${descriptorSet} ${binding}`, { set: descriptorSet, binding })
  }
  return { buffers: [...buffers.values()], pushConstants }
}

function needsOf(module: Module): Required<AmberNeeds> | undefined {
  const extensions = new Set<string>()
  const features = new Set<string>()
  for (const capability of module.capabilities) {
    const needs = Object.hasOwn(amberNeeds, capability) ? amberNeeds[capability] : undefined
    if (needs === undefined) return undefined
    for (const name of needs.extensions ?? []) extensions.add(name)
    for (const name of needs.features ?? []) features.add(name)
  }
  return { extensions: [...extensions].sort(), features: [...features].sort() }
}

/**
 * How to run a valid module whose only entry point is a compute shader, whose only inputs are storage buffers and push
 * constants, and whose capabilities Amber can request. `undefined` for any other module.
 */
export function amberProgram(module: Module): AmberProgram | undefined {
  const [entry, ...others] = module.all('OpEntryPoint')
  if (entry === undefined || others.length > 0 || entry.valueAt(0) !== compute) return undefined
  const [model] = module.all('OpMemoryModel')
  if (model?.valueAt(0) !== memoryModel.logical || model?.valueAt(1) !== memoryModel.glsl)
    return undefined
  const name = module.string(entry.operands[2]?.word ?? 0)
  if (!/^\w+$/.test(name)) return undefined
  const pointers = module.all('OpTypeUntypedPointerKHR')
  if (pointers.some((type) => type.valueAt(0) !== storageBuffer)) return undefined
  const inputs = buffersOf(module)
  const needs = needsOf(module)
  return inputs && needs && { entryPoint: name, ...inputs, needs }
}
