/** What modules differ in before their debug instructions. */
export interface Prologue {
  readonly minor: number
  readonly capabilities?: readonly string[]
  /** By the minor version that has the extension in its core. */
  readonly extensions?: Readonly<Record<string, number>>
  readonly memoryModel?: string
  /** Entry points: name of the function, which is that of the entry point too, and the variables it uses. */
  readonly kernels: Readonly<Record<string, readonly string[]>>
  /** Execution modes, one for each kernel at most. */
  readonly modes?: readonly string[]
}

const common: Readonly<Record<string, number>> = {
  SPV_KHR_non_semantic_info: 6,
  SPV_KHR_storage_buffer_storage_class: 3,
}

/** Everything up to `OpSource`. Before 1.4 entry points list the input variable alone. */
export function prologue({
  minor,
  capabilities = [],
  extensions = {},
  memoryModel = 'Logical GLSL450',
  kernels,
  modes = [],
}: Prologue): string {
  const needed = Object.entries({ ...common, ...extensions }).filter(([, since]) => minor < since)
  const entryPoints = Object.entries(kernels).map(([name, variables]) => {
    const listed = ['invocation', ...(minor < 4 ? [] : variables)].map((each) => `%${each}`)
    return `OpEntryPoint GLCompute %${name} "${name}" ${listed.join(' ')}`
  })
  return [
    ...['Shader', ...capabilities].map((name) => `OpCapability ${name}`),
    ...needed.map(([name]) => `OpExtension "${name}"`),
    `OpMemoryModel ${memoryModel}`,
    ...entryPoints,
    ...modes.map((mode) => `OpExecutionMode ${mode}`),
    'OpSource OpenCL_C 120',
    '',
  ].join('\n')
}
