/** Assembly of a module in the order of its sections (2.4), as far as it differs from the skeleton's. */
export interface Pieces {
  readonly capabilities?: string
  readonly extensions?: string
  readonly imports?: string
  readonly memoryModel?: string
  readonly entryPoints?: string
  readonly modes?: string
  readonly debug?: string
  readonly annotations?: string
  /** After those of the stock that the module names. */
  readonly declarations?: string
  /** Functions in front of `%main`. */
  readonly before?: string
  /** The `OpFunction` of `%main`, which has one block, `%entry`. */
  readonly main?: string
  /** What stands between `%entry` and its `OpReturn`. */
  readonly body?: string
  /** What ends `%main`, `OpFunctionEnd` excepted. */
  readonly end?: string
  /** Functions behind `%main`. */
  readonly after?: string
}

/** A compute shader that does nothing. */
export const compute: Required<Pieces> = {
  capabilities: 'OpCapability Shader',
  extensions: '',
  imports: '',
  memoryModel: 'OpMemoryModel Logical GLSL450',
  entryPoints: 'OpEntryPoint GLCompute %main "main"',
  modes: 'OpExecutionMode %main LocalSize 1 1 1',
  debug: '',
  annotations: '',
  declarations: '',
  before: '',
  main: '%main = OpFunction %void None %signature\n%entry = OpLabel',
  body: '',
  end: 'OpReturn',
  after: '',
}

/** A fragment shader. */
export const fragment: Pieces = {
  entryPoints: 'OpEntryPoint Fragment %main "main"',
  modes: 'OpExecutionMode %main OriginUpperLeft',
}

/** A vertex shader. */
export const vertex: Pieces = { entryPoints: 'OpEntryPoint Vertex %main "main"', modes: '' }

/** An OpenCL kernel. */
export const kernel: Pieces = {
  capabilities: 'OpCapability Kernel\nOpCapability Addresses',
  memoryModel: 'OpMemoryModel Physical64 OpenCL',
  entryPoints: 'OpEntryPoint Kernel %main "main"',
  modes: '',
}

/** Declarations without an entry point and without a function. */
export const library: Pieces = {
  capabilities: 'OpCapability Shader\nOpCapability Linkage',
  entryPoints: '',
  modes: '',
  main: '',
  end: '',
}

/** A shader with numbers of all widths. */
export const wide = {
  capabilities: `OpCapability Shader
OpCapability Int64
OpCapability Int16
OpCapability Float64
OpCapability Float16`,
}
