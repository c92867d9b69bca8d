import { decode } from '#reference/decode/decode'
import type { Three } from '#reference/execute/invocation'
import type { Argument } from '#reference/execute/request'
import type { Instruction, Module } from '#reference/module'
import { drawnRequest } from '#runner/execute/drawn-request'
import { isProblem } from '#runner/is-problem'
import type { Problem } from '#runner/problem'
import { readReflection } from '#runner/reflection/read-reflection'
import { resourceVariables } from '#runner/reflection/resource-variables'
import { specConstants } from '#runner/reflection/spec-constants'
import { enumerantByName, enumerantByValue } from '#spec/grammar/grammar'
import { type KernelInputs, kernelInputs } from './kernel-inputs.ts'
import { soundModuleOf } from './module-of.ts'
import type { RunRequest } from './run.ts'
import type { Source } from './source.ts'

/** What a module can be given. */
export interface RunInputs {
  readonly kind: 'inputs'
  /** The entry points that compute. */
  readonly entryPoints: readonly {
    readonly name: string
    readonly model: string
    readonly localSize?: Three
  }[]
  readonly buffers: readonly {
    /** `set,binding`. */
    readonly key: string
    readonly name?: string
    readonly storageClass: string
  }[]
  readonly specialization: readonly {
    readonly id: number
    /** Instruction that declares the type. */
    readonly type: string
    readonly name?: string
    /** The default, where it is an integer or a boolean. */
    readonly value?: string
  }[]
  readonly pushConstants: boolean
  /** The kernels that NonSemantic.ClspvReflection describes. */
  readonly kernels: readonly KernelInputs[]
  /** Inputs that fit, always the same for the same module. */
  readonly drawn: RunRequest
}

const pushConstant = enumerantByName('StorageClass', 'PushConstant')?.value
const localSize = enumerantByName('ExecutionMode', 'LocalSize')?.value
const computing = ['GLCompute', 'Kernel']

function nameOf(module: Module, id: number): { readonly name?: string } {
  const row = module.all('OpName').find((each) => each.valueAt(0) === id)
  const name = row && module.string(row.word + 2)
  return name ? { name } : {}
}

function sizeOf(module: Module, entry: number): { readonly localSize?: Three } {
  const mode = module
    .all('OpExecutionMode')
    .find((each) => each.valueAt(0) === entry && each.valueAt(1) === localSize)
  const [x, y, z] = [2, 3, 4].map((index) => mode?.valueAt(index))
  return x === undefined || y === undefined || z === undefined ? {} : { localSize: [x, y, z] }
}

function entryPointsIn(module: Module): RunInputs['entryPoints'] {
  return module.all('OpEntryPoint').flatMap((entry) => {
    const model = enumerantByValue('ExecutionModel', entry.valueAt(0) ?? -1)?.name ?? ''
    if (!computing.includes(model)) return []
    const size = sizeOf(module, entry.valueAt(1) ?? 0)
    return { name: module.string(entry.word + 3), model, ...size }
  })
}

function defaultOf(module: Module, constant: Instruction): { readonly value?: string } {
  if (constant.name === 'OpSpecConstantTrue') return { value: 'true' }
  if (constant.name === 'OpSpecConstantFalse') return { value: 'false' }
  const value = module.integerValue(constant.result)
  return value === undefined ? {} : { value: String(value) }
}

function specializationIn(module: Module): RunInputs['specialization'] {
  return [...specConstants(module)].flatMap(([id, [constant]]) => {
    if (constant === undefined) return []
    const type = module.typeOf(constant.result)?.name ?? ''
    return {
      id,
      type,
      ...nameOf(module, constant.result),
      ...defaultOf(module, constant),
    }
  })
}

function buffersIn(module: Module): RunInputs['buffers'] {
  return resourceVariables(module).flatMap(({ descriptorSet, binding, instruction }) => {
    if (descriptorSet === undefined || binding === undefined) return []
    const storageClass = enumerantByValue('StorageClass', instruction.valueAt(0) ?? -1)?.name ?? ''
    return {
      key: `${descriptorSet},${binding}`,
      ...nameOf(module, instruction.result),
      storageClass,
    }
  })
}

function drawnFor(module: Uint8Array | Uint32Array, entryPoint: string | undefined): RunRequest {
  const {
    bindings,
    descriptorSizes,
    specialization,
    limits: _,
    watch: __,
    ...rest
  } = drawnRequest(module, undefined, entryPoint)
  const given: readonly Argument[] | undefined = rest.arguments
  return {
    ...rest,
    ...(given && { arguments: given }),
    bindings: Object.fromEntries(bindings ?? []),
    descriptorSizes: Object.fromEntries(descriptorSizes ?? []),
    specialization: Object.fromEntries(
      [...(specialization ?? [])].flatMap(([id, value]) =>
        typeof value === 'bigint' ? [[String(id), String(value)]] : [],
      ),
    ),
  }
}

/** What a module can be given to run with, and inputs that fit. */
export function inputs(
  source: Source,
  { entryPoint }: { readonly entryPoint?: string } = {},
): RunInputs | Problem {
  const found = soundModuleOf(source)
  if (isProblem(found)) return found
  const { module } = decode(found.module)
  const entryPoints = entryPointsIn(module)
  return {
    kind: 'inputs',
    entryPoints,
    buffers: buffersIn(module),
    specialization: specializationIn(module),
    pushConstants: module
      .all('OpVariable')
      .some((variable) => variable.valueAt(0) === pushConstant),
    kernels: kernelInputs(readReflection(module, false)),
    drawn: drawnFor(found.module, entryPoint ?? entryPoints[0]?.name),
  }
}
