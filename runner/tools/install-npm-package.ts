import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Problem, problem } from '../problem.ts'
import { run } from '../process/run.ts'
import { type NpmPackage, npmPackageFolder } from './npm-packages.ts'

/** Milliseconds. */
const downloadLimit = 300_000

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
