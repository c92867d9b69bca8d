import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, problem } from '../problem.ts'
import { run } from '../process/run.ts'

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

/** Milliseconds. */
const downloadLimit = 300_000

/** The folder of an npm package below the tool directory, whether or not it is there. */
export function npmPackageFolder(directory: string, npmPackage: NpmPackage): string {
  return join(directory, 'npm', `${npmPackage.package}-${npmPackage.version}`)
}

/** The npm package with that name in `--with`. */
export function npmPackageNamed(name: string): NpmPackage | undefined {
  return npmPackages.find((npmPackage) => npmPackage.name === name)
}

async function fetched(npmPackage: NpmPackage, folder: string): Promise<string | Problem> {
  const wanted = `${npmPackage.package}@${npmPackage.version}`
  const packed = await run(
    ['npm', 'pack', wanted, '--pack-destination', folder, '--ignore-scripts', '--silent'],
    { timeoutMs: downloadLimit, cwd: folder },
  )
  const file = join(folder, `${npmPackage.package}-${npmPackage.version}.tgz`)
  if (packed.kind !== 'answered' || packed.exitCode !== 0 || !existsSync(file))
    return problem(
      'not-fetched',
      `${wanted}: npm cannot fetch it`,
      'npm config get registry shows where npm looks',
    )
  const digest = createHash('sha512').update(readFileSync(file)).digest('base64')
  return `sha512-${digest}` === npmPackage.integrity
    ? file
    : problem(
        'tampered',
        `${wanted}: the package file is not the one that this version was tested with`,
        'nothing was installed; ask the registry again, or another one',
      )
}

/**
 * Puts an npm package below the tool directory, verified, without running anything of it. A package that is there is not
 * changed, and causes no network traffic.
 *
 * @param log receives progress messages, one line at a time.
 */
export async function installNpmPackage(
  directory: string,
  npmPackage: NpmPackage,
  log: (line: string) => void,
): Promise<string | Problem> {
  const target = npmPackageFolder(directory, npmPackage)
  if (existsSync(join(target, 'package.json'))) return target
  log(`${npmPackage.name}: fetching ${npmPackage.package} ${npmPackage.version}`)
  try {
    mkdirSync(join(directory, 'npm'), { recursive: true })
    const folder = mkdtempSync(join(directory, 'npm', '.new-'))
    try {
      const file = await fetched(npmPackage, folder)
      if (typeof file !== 'string') return file
      const unpacked = await run(['tar', '-xzf', file, '-C', folder])
      if (unpacked.kind !== 'answered' || unpacked.exitCode !== 0)
        return problem('not-unpacked', `${file}: tar cannot unpack it`)
      renameSync(join(folder, 'package'), target)
      return target
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  } catch {
    return problem(
      'unwritable',
      `${directory}: cannot be written`,
      'SPIRV_CTS_TOOLS names another folder',
    )
  }
}
