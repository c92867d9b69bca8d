import { join } from 'node:path'

/** A tool that the npm registry has, at one version: later ones may be something else under the same name. */
export interface NpmPackage {
  /** Its name in `--with`. */
  readonly name: string
  readonly summary: string
  readonly package: string
  readonly version: string
  /** Digest of the package file, as lockfiles write it. */
  readonly integrity: string
}

/** The npm packages that are installed on demand. */
export const npmPackages: readonly NpmPackage[] = [
  {
    name: 'naga',
    summary: 'the shader translator of wgpu, for --tool harness:naga',
    package: 'naga-wasm',
    version: '30.1.0',
    integrity:
      'sha512-uROKRlHP61ZIBab0ztBIFN8dWloDm+fdgO+cg5A7m7KK50HeHECiV0C2HvV1a+XNYiHVQZ6VV7EYGWbW7LS3Ug==',
  },
]

/** The folder of an npm package below the tool directory, whether or not it is there. */
export function npmPackageFolder(directory: string, npmPackage: NpmPackage): string {
  return join(directory, 'npm', `${npmPackage.package}-${npmPackage.version}`)
}

/** The npm package with that name in `--with`. */
export function npmPackageNamed(name: string): NpmPackage | undefined {
  return npmPackages.find((npmPackage) => npmPackage.name === name)
}
