import { environments } from '#spec/environments'

function enumerator(name: string): string {
  const [, client = '', major = '', minor = '', rest = ''] =
    /^(spv|vulkan|opencl|opengl)(\d)\.(\d)(.*)$/.exec(name) ?? []
  const parts = { spv: 'UNIVERSAL', vulkan: 'VULKAN', opencl: 'OPENCL', opengl: 'OPENGL' }[client]
  const embedded = rest === 'embedded' ? '_EMBEDDED' : ''
  const spirv = /^spv(\d)\.(\d)$/.exec(rest)
  const version = spirv === null ? '' : `_SPIRV_${spirv[1]}_${spirv[2]}`
  return `SPV_ENV_${parts}${embedded}_${major}_${minor}${version}`
}

/** The name of each environment in the C API of SPIRV-Tools. */
export const gtestEnvironments: ReadonlyMap<string, string> = new Map(
  environments.map(({ name }) => [name, enumerator(name)]),
)
