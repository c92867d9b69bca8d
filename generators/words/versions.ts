import { environments } from '#spec/environments'

/** The newest version that an environment of OpenCL takes, as a header word. */
export const newestOfKernels = Math.max(
  ...environments.filter(({ client }) => client === 'opencl').map(({ version }) => version),
)

export const minorVersions = [6, 5, 4, 3, 2, 1, 0] as const

export function versionWord(minor: number): number {
  return 0x0001_0000 | (minor << 8)
}

/** The universal environment of a version. */
export function environmentOfVersion(version: number): string {
  return `spv1.${(version >> 8) & 0xff}`
}
