import type { RuleId } from '#spec/rule'

/** A module in assembly, and the environment that it is for. */
export interface Program {
  readonly text: string
  readonly environment: string
  /** Rules that the program breaks of need, and that are not asked. */
  readonly without?: readonly RuleId[]
}

/** What a program says beside what every one of its kind says; each part is lines of assembly. */
export interface Parts {
  readonly environment?: string
  /** Beside those of the skeleton, which `untyped: false` leaves without UntypedPointersKHR. */
  readonly capabilities?: readonly string[]
  readonly extensions?: readonly string[]
  readonly untyped?: boolean
  readonly addressing?: string
  readonly memoryModel?: string
  readonly imports?: string
  /** Ids in the interface of the entry point. */
  readonly interface?: string
  readonly strings?: string
  readonly annotations?: string
  readonly declarations?: string
  /** In the first block of the entry point. */
  readonly body?: string
  /** After the entry point. */
  readonly functions?: string
}

interface Skeleton {
  readonly capabilities: readonly string[]
  readonly addressing: string
  readonly memoryModel: string
  readonly executionModel: string
  readonly declarations: string
  readonly pointerTypes: string
}

function program(skeleton: Skeleton, parts: Parts): Program {
  const { environment = 'spv1.6', untyped = true } = parts
  const own = untyped ? ['UntypedPointersKHR'] : []
  const capabilities = [...skeleton.capabilities, ...own, ...(parts.capabilities ?? [])]
  const extensions = [...(untyped ? ['SPV_KHR_untyped_pointers'] : []), ...(parts.extensions ?? [])]
  const lines = [
    ...capabilities.map((name) => `OpCapability ${name}`),
    ...extensions.map((name) => `OpExtension "${name}"`),
    parts.imports,
    `OpMemoryModel ${parts.addressing ?? skeleton.addressing} ${parts.memoryModel ?? skeleton.memoryModel}`,
    `OpEntryPoint ${skeleton.executionModel} %main "main" ${parts.interface ?? ''}`,
    'OpExecutionMode %main LocalSize 1 1 1',
    parts.strings,
    parts.annotations,
    skeleton.declarations,
    untyped ? skeleton.pointerTypes : undefined,
    parts.declarations,
    '%main = OpFunction %void None %main_type',
    '%entry = OpLabel',
    parts.body,
    'OpReturn',
    'OpFunctionEnd',
    parts.functions,
  ]
  return { environment, text: `${lines.filter((line) => line !== undefined).join('\n')}\n` }
}

const types = `
%void = OpTypeVoid
%main_type = OpTypeFunction %void
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%v2u = OpTypeVector %u32 2
%v4f = OpTypeVector %f32 4
%u0 = OpConstant %u32 0
%u1 = OpConstant %u32 1
%u2 = OpConstant %u32 2
%u4 = OpConstant %u32 4
%f0 = OpConstant %f32 0
`

/** A compute shader. Ids of types and constants are those of `types`; `%i32`, `%i0` and `%i1` are signed. */
export function shader(parts: Parts): Program {
  return program(
    {
      capabilities: ['Shader'],
      addressing: 'Logical',
      memoryModel: 'GLSL450',
      executionModel: 'GLCompute',
      declarations: `${types}
%i32 = OpTypeInt 32 1
%i0 = OpConstant %i32 0
%i1 = OpConstant %i32 1
%i_1 = OpConstant %i32 -1
`,
      pointerTypes: `
%p_buffer = OpTypeUntypedPointerKHR StorageBuffer
%p_uniform = OpTypeUntypedPointerKHR Uniform
%p_workgroup = OpTypeUntypedPointerKHR Workgroup
%p_private = OpTypeUntypedPointerKHR Private
%p_function = OpTypeUntypedPointerKHR Function
`,
    },
    parts,
  )
}

/** A kernel with 64-bit addresses. */
export function kernel(parts: Parts): Program {
  return program(
    {
      capabilities: ['Kernel', 'Addresses', 'Int64', 'GenericPointer', 'Linkage'],
      addressing: 'Physical64',
      memoryModel: 'OpenCL',
      executionModel: 'Kernel',
      declarations: `${types}
%u64 = OpTypeInt 64 0
`,
      pointerTypes: `
%p_global = OpTypeUntypedPointerKHR CrossWorkgroup
%p_local = OpTypeUntypedPointerKHR Workgroup
%p_function = OpTypeUntypedPointerKHR Function
%p_generic = OpTypeUntypedPointerKHR Generic
`,
    },
    parts,
  )
}
