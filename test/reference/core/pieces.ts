import { assembly } from '../../support/assembly.ts'

/** Parts of a module that a case may set; the others are those of a small compute shader. Lines of assembly each. */
export interface CasePieces {
  /** Minor version; 3 unless set. */
  readonly minor?: number
  readonly capabilities?: string
  readonly extensions?: string
  readonly imports?: string
  readonly memoryModel?: string
  /** Ids in the interface of the entry point. */
  readonly interface?: string
  /** Replaces the entry point and its execution mode. */
  readonly entryPoints?: string
  readonly modes?: string
  readonly sources?: string
  readonly names?: string
  readonly annotations?: string
  /** After the types and constants that every case has. */
  readonly declarations?: string
  /** Functions without a body. */
  readonly imported?: string
  /** Variables of the entry point's function. */
  readonly locals?: string
  /** Instructions of the entry point's function, before its last. */
  readonly body?: string
  /** The last instructions of the entry point's function. */
  readonly end?: string
  /** Functions after the entry point's. */
  readonly functions?: string
  readonly bound?: number
  readonly schema?: number
  readonly version?: number
}

const types = `
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%i32 = OpTypeInt 32 1
%f32 = OpTypeFloat 32
%v2f = OpTypeVector %f32 2
%v3f = OpTypeVector %f32 3
%v4f = OpTypeVector %f32 4
%v2u = OpTypeVector %u32 2
%v3u = OpTypeVector %u32 3
%v4u = OpTypeVector %u32 4
%v2i = OpTypeVector %i32 2
%v2b = OpTypeVector %bool 2
%m2 = OpTypeMatrix %v2f 2
%m23 = OpTypeMatrix %v3f 2
%m32 = OpTypeMatrix %v2f 3
%true = OpConstantTrue %bool
%u0 = OpConstant %u32 0
%u1 = OpConstant %u32 1
%u2 = OpConstant %u32 2
%u4 = OpConstant %u32 4
%i0 = OpConstant %i32 0
%i1 = OpConstant %i32 1
%f0 = OpConstant %f32 0
%f1 = OpConstant %f32 1
%fu = OpTypePointer Function %u32
%ff = OpTypePointer Function %f32
%pu = OpTypePointer Private %u32
%arr4 = OpTypeArray %u32 %u4
`

/** The same for modules of capability Kernel: no signed integers, no Boolean vectors, no matrices. */
const kernelTypes = types
  .split('\n')
  .filter((line) => !/OpTypeMatrix|%i32|%v2i|%pu/.test(line))
  .join('\n')

/** A module of those parts. */
export function compose(pieces: CasePieces): Uint32Array {
  const {
    minor = 3,
    capabilities = 'OpCapability Shader',
    memoryModel = 'OpMemoryModel Logical GLSL450',
    entryPoints = `OpEntryPoint GLCompute %main "main" ${pieces.interface ?? ''}`,
    modes = pieces.entryPoints === undefined ? 'OpExecutionMode %main LocalSize 1 1 1' : '',
    end = 'OpReturn',
  } = pieces
  const kernel = capabilities.includes('Kernel') && !capabilities.includes('Shader')
  const text = [
    capabilities,
    pieces.extensions,
    pieces.imports,
    memoryModel,
    entryPoints,
    modes,
    pieces.sources,
    pieces.names,
    pieces.annotations,
    kernel ? kernelTypes : types,
    pieces.declarations,
    pieces.imported,
    '%main = OpFunction %void None %fn',
    '%entry = OpLabel',
    pieces.locals,
    pieces.body,
    end,
    'OpFunctionEnd',
    pieces.functions,
  ]
  const { version = 0x0001_0000 | (minor << 8), bound, schema } = pieces
  return assembly(text.filter((part) => part !== undefined).join('\n'), {
    version,
    ...(bound === undefined ? {} : { bound }),
    ...(schema === undefined ? {} : { schema }),
  })
}

/** The parts that a kernel needs instead of those of a shader. */
export const kernel: CasePieces = {
  capabilities: 'OpCapability Kernel\nOpCapability Addresses',
  memoryModel: 'OpMemoryModel Physical64 OpenCL',
  entryPoints: 'OpEntryPoint Kernel %main "main"',
}
