import { environments } from '../environments.ts'

const names = environments.filter(({ client }) => client === 'opencl').map(({ name }) => name)

/** The environments of OpenCL 1.2, of both profiles. */
export const in12: readonly string[] = names.filter((name) => name.startsWith('opencl1.2'))

/** The environments of OpenCL 2.0 and later, of both profiles. */
export const since20: readonly string[] = names.filter((name) => !in12.includes(name))
