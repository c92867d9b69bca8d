/** A target environment, named as spirv-val's `--target-env` names it. */
export interface Environment {
  readonly name: string
  /** The newest SPIR-V version that it accepts, as a header word: `0x00010600` is 1.6. */
  readonly version: number
  /** The client API whose rules apply in addition to the universal ones. */
  readonly client: 'universal' | 'vulkan' | 'opencl' | 'opengl'
}

function row(name: string, minor: number, client: Environment['client']): Environment {
  return { name, version: 0x0001_0000 | (minor << 8), client }
}

/** Every environment, universal ones first. */
export const environments: readonly Environment[] = [
  row('spv1.0', 0, 'universal'),
  row('spv1.1', 1, 'universal'),
  row('spv1.2', 2, 'universal'),
  row('spv1.3', 3, 'universal'),
  row('spv1.4', 4, 'universal'),
  row('spv1.5', 5, 'universal'),
  row('spv1.6', 6, 'universal'),
  row('vulkan1.0', 0, 'vulkan'),
  row('vulkan1.1', 3, 'vulkan'),
  row('vulkan1.1spv1.4', 4, 'vulkan'),
  row('vulkan1.2', 5, 'vulkan'),
  row('vulkan1.3', 6, 'vulkan'),
  row('vulkan1.4', 6, 'vulkan'),
  row('opencl1.2', 0, 'opencl'),
  row('opencl1.2embedded', 0, 'opencl'),
  row('opencl2.0', 0, 'opencl'),
  row('opencl2.0embedded', 0, 'opencl'),
  row('opencl2.1', 0, 'opencl'),
  row('opencl2.1embedded', 0, 'opencl'),
  row('opencl2.2', 2, 'opencl'),
  row('opencl2.2embedded', 2, 'opencl'),
  row('opengl4.0', 0, 'opengl'),
  row('opengl4.1', 0, 'opengl'),
  row('opengl4.2', 0, 'opengl'),
  row('opengl4.3', 0, 'opengl'),
  row('opengl4.5', 0, 'opengl'),
]

const byName = new Map(environments.map((environment) => [environment.name, environment]))

/** The environment with that name; `undefined` if there is none. */
export function environmentByName(name: string): Environment | undefined {
  return byName.get(name)
}
